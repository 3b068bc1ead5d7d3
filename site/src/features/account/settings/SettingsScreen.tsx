import { lazy, Suspense } from 'react'
import { useSearchParams } from '../../../lib/router.tsx'
import { ComfortForm } from '../../../app/frame/ComfortForm.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Screen, ScreenHead, Section, Stack } from '../../../ui/layout.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './Settings.module.css'

// Each a chunk of its own: people come for one of them.
const ProfileTab = lazy(() => import('./profile/ProfileTab.tsx').then((m) => ({ default: m.ProfileTab })))
const SecurityTab = lazy(() => import('./SecurityTab.tsx').then((m) => ({ default: m.SecurityTab })))
const DevicesTab = lazy(() => import('./DevicesTab.tsx').then((m) => ({ default: m.DevicesTab })))
const LanguageTab = lazy(() => import('./LanguageTab.tsx').then((m) => ({ default: m.LanguageTab })))
const FocusTab = lazy(() => import('./FocusTab.tsx').then((m) => ({ default: m.FocusTab })))
const PrivacyTab = lazy(() => import('./PrivacyTab.tsx').then((m) => ({ default: m.PrivacyTab })))

/** Each tab with its words. */
const tabs = {
  profile: 'settings.tab.profile',
  security: 'account.settings.tab.security',
  devices: 'account.settings.tab.devices',
  comfort: 'account.settings.tab.comfort',
  language: 'account.settings.tab.language',
  focus: 'account.settings.tab.focus',
  privacy: 'settings.tab.privacy',
} as const
const ids = Object.keys(tabs) as (keyof typeof tabs)[]

/** `/settings?tab=…`: Profile, Security, Devices, Comfort, Language, Focus areas, Privacy. */
export function SettingsScreen() {
  const t = useMessages()
  const [query] = useSearchParams()
  const current = ids.find((tab) => tab === query.get('tab')) ?? 'profile'
  return (
    <Screen>
      <ScreenHead title={t('account.settings.title')} />
      <Tabs
        label={t('account.settings.title')}
        tabs={ids.map((tab) => ({
          to: `/settings?tab=${tab}`,
          label: t(tabs[tab]),
          current: tab === current,
        }))}
      />
      <Suspense fallback={<Waiting label={t('common.state.loading')} lines={6} />}>
        {current === 'profile' && <ProfileTab />}
        {current === 'security' && <SecurityTab reason={query.get('reason')} />}
        {current === 'devices' && <DevicesTab />}
        {current === 'comfort' && (
          <Section title={t('shell.comfort.title')} className={css.section}>
            <Stack>
              <p className={css.lead}>{t('settings.comfort_hint')}</p>
              <ComfortForm />
            </Stack>
          </Section>
        )}
        {current === 'language' && <LanguageTab />}
        {current === 'focus' && <FocusTab />}
        {current === 'privacy' && <PrivacyTab />}
      </Suspense>
    </Screen>
  )
}
