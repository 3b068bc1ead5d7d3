import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Screen, ScreenHead } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './settings.module.css'
import { SettingsNav } from './SettingsNav.tsx'
import { tabs, tabsFor } from './tabs.ts'

/** `/settings?tab=…`. Without a section in the address, phones show the list and wide screens the first section. */
export function SettingsScreen() {
  const t = useMessages()
  const [query] = useSearchParams()
  const open = tabsFor(usePerson().ageGroup)
  const asked = open.find((tab) => tab === query.get('tab'))
  const current = asked ?? 'profile'
  const { Content } = tabs[current]
  return (
    <Screen>
      <ScreenHead title={t('account.settings.title')} />
      <div className={classes(css.parts, asked ? css.inside : css.outside)}>
        <SettingsNav open={open} current={current} />
        <div className={css.content}>
          <p className={css.back}>
            <ButtonTo look="text" to="/settings" icon={<Icon of={ArrowLeft} flip />}>
              {t('settings.all')}
            </ButtonTo>
          </p>
          <Suspense key={current} fallback={<Waiting label={t('common.state.loading')} lines={6} />}>
            <Content />
          </Suspense>
        </div>
      </div>
    </Screen>
  )
}
