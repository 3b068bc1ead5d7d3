import { MessageCircle, Phone } from 'lucide-react'
import { LIFELINE } from '#domain/help/nationalLines.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import { LifeRing } from '../../../ui/LifeRing.tsx'
import { numberIn } from '../../../ui/numberIn.tsx'
import css from './bands.module.css'

const NUMBER = '{{number}}'

/** The crisis banner: the number, to call and to text. */
export function CrisisBand() {
  const t = useMessages()
  return (
    <section className={css.crisis} aria-labelledby="crisis">
      <Page className={css.crisisIn}>
        <LifeRing className={css.ring} />
        <div className={css.crisisText}>
          <h2 id="crisis">
            {numberIn(t('pages.landing.crisis.title', { number: NUMBER }), LIFELINE, (number) => (
              <a href={`tel:${LIFELINE}`}>{number}</a>
            ))}
          </h2>
          <p>{t('pages.landing.crisis.text')}</p>
        </div>
        <div className={css.crisisAct}>
          <ButtonLink look="help" href={`tel:${LIFELINE}`} icon={<Icon of={Phone} />}>
            <span>{numberIn(t('pages.landing.crisis.call', { number: NUMBER }), LIFELINE)}</span>
          </ButtonLink>
          <ButtonLink look="help-line" href={`sms:${LIFELINE}`} icon={<Icon of={MessageCircle} />}>
            <span>{numberIn(t('pages.landing.crisis.text_to', { number: NUMBER }), LIFELINE)}</span>
          </ButtonLink>
          <ButtonLink look="text" href="/crisis">
            {t('pages.landing.crisis.more')}
          </ButtonLink>
        </div>
      </Page>
    </section>
  )
}
