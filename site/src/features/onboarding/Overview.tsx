import type { ReactNode } from 'react'
import { isOpen } from '#domain/capabilities.ts'
import { Arthur } from '../../ui/Arthur.tsx'
import { Button } from '../../ui/Button.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { Screen } from '../../ui/layout.tsx'
import { MoodFloat } from '../../ui/MoodFloat.tsx'
import css from './Overview.module.css'
import { Page } from './Page.tsx'

/** The page of introduction: what there is to find, in four parts, and how long the questions take. */
export function Overview({ onNext }: { onNext: () => void }) {
  const t = useMessages()
  const parts: readonly (readonly ['check_in' | 'journal' | 'community' | 'family' | 'coach', ReactNode])[] =
    [
      ['check_in', <MoodFloat key="mood" mood="happy" className={css.picture} />],
      ['journal', <Page key="page" className={css.picture} />],
      [isOpen('rooms') ? 'community' : 'family', <Flags key="flags" />],
      ['coach', <Arthur key="arthur" className={css.picture} />],
    ]
  return (
    <Screen className={css.screen}>
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {t('onboarding.step.overview.title')}
        </h1>
        <p className="ek-lead">{t('onboarding.step.welcome.text')}</p>
      </div>
      <ul className={css.parts}>
        {parts.map(([key, picture]) => (
          <li key={key} className={css.part}>
            {picture}
            <div>
              <h2>{t(`onboarding.step.overview.${key}`)}</h2>
              <p>{t(`onboarding.step.overview.${key}_text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.go}>
        <Button size="big" onClick={onNext}>
          {t('onboarding.step.overview.start')}
        </Button>
      </p>
    </Screen>
  )
}

/** House flags of people who do not exist. */
const Flags = () => (
  <span className={css.flags}>
    {['harbour', 'mole', 'quay'].map((id) => (
      <Avatar key={id} id={id} />
    ))}
  </span>
)
