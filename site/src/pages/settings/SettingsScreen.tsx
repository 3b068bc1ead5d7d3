import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { Screen, ScreenHead } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { tabIds, tabs } from './tabs.ts'

/** `/settings?tab=…`. */
export function SettingsScreen() {
  const t = useMessages()
  const [query] = useSearchParams()
  const current = tabIds.find((tab) => tab === query.get('tab')) ?? 'profile'
  const { Content } = tabs[current]
  return (
    <Screen>
      <ScreenHead title={t('account.settings.title')} />
      <Tabs
        label={t('account.settings.title')}
        tabs={tabIds.map((tab) => ({
          to: `/settings?tab=${tab}`,
          label: t(tabs[tab].words),
          current: tab === current,
        }))}
      >
        <Suspense fallback={<Waiting label={t('common.state.loading')} lines={6} />}>
          <Content />
        </Suspense>
      </Tabs>
    </Screen>
  )
}
