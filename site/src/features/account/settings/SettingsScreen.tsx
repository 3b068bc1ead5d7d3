import { lazy, Suspense } from 'react'
import { useSearchParams } from '../../../lib/router.tsx'
import { ComfortForm } from '../../../app/frame/ComfortForm.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Screen, ScreenHead, Section } from '../../../ui/layout.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { DevicesTab } from './DevicesTab.tsx'
import { FocusTab } from './FocusTab.tsx'
import { LanguageTab } from './LanguageTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'
import css from './Settings.module.css'

const NotificationsTab = lazy(() =>
  import('../../_settings/NotificationsTab.tsx').then((m) => ({ default: m.NotificationsTab })),
)
const tabs = ['security', 'devices', 'notifications', 'comfort', 'language', 'focus'] as const

/** `/settings?tab=…`: Security, Devices, Notifications, Comfort, Language, Focus areas. */
export function SettingsScreen() {
  const t = useMessages()
  const [query] = useSearchParams()
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'security'
  return (
    <Screen>
      <ScreenHead title={t('account.settings.title')} />
      <Tabs
        label={t('account.settings.title')}
        tabs={tabs.map((tab) => ({
          to: `/settings?tab=${tab}`,
          label: t(`account.settings.tab.${tab}`),
          current: tab === current,
        }))}
      />
      {current === 'security' && <SecurityTab reason={query.get('reason')} />}
      {current === 'devices' && <DevicesTab />}
      {current === 'notifications' && (
        <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
          <div className={css.section}>
            <NotificationsTab />
          </div>
        </Suspense>
      )}
      {current === 'comfort' && (
        <Section title={t('shell.comfort.title')} className={css.section}>
          <ComfortForm />
        </Section>
      )}
      {current === 'language' && <LanguageTab />}
      {current === 'focus' && <FocusTab />}
    </Screen>
  )
}
