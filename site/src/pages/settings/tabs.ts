import { lazy } from 'react'

const BlockedTab = lazy(() => import('./BlockedTab.tsx').then((m) => ({ default: m.BlockedTab })))
const DisplayTab = lazy(() =>
  import('../../features/account/settings/DisplayTab.tsx').then((m) => ({ default: m.DisplayTab })),
)
const DevicesTab = lazy(() => import('./DevicesTab.tsx').then((m) => ({ default: m.DevicesTab })))
const FocusTab = lazy(() =>
  import('../../features/account/settings/FocusTab.tsx').then((m) => ({ default: m.FocusTab })),
)
const GuardianTab = lazy(() =>
  import('../../features/guardians/tab/GuardianTab.tsx').then((m) => ({ default: m.GuardianTab })),
)
const LanguageTab = lazy(() =>
  import('../../features/account/settings/LanguageTab.tsx').then((m) => ({ default: m.LanguageTab })),
)
const NotificationsTab = lazy(() =>
  import('./NotificationsTab.tsx').then((m) => ({ default: m.NotificationsTab })),
)
const PrivacyTab = lazy(() => import('./PrivacyTab.tsx').then((m) => ({ default: m.PrivacyTab })))
const ProfileTab = lazy(() =>
  import('../../features/account/settings/profile/ProfileTab.tsx').then((m) => ({ default: m.ProfileTab })),
)
const SecurityTab = lazy(() =>
  import('../../features/account/settings/SecurityTab.tsx').then((m) => ({ default: m.SecurityTab })),
)

/** The tabs of `/settings`, as the address has them, with their words and what they show. */
export const tabs = {
  profile: { words: 'settings.tab.profile', Content: ProfileTab },
  security: { words: 'account.settings.tab.security', Content: SecurityTab },
  devices: { words: 'account.settings.tab.devices', Content: DevicesTab },
  notifications: { words: 'account.settings.tab.notifications', Content: NotificationsTab },
  comfort: { words: 'account.settings.tab.comfort', Content: DisplayTab },
  language: { words: 'account.settings.tab.language', Content: LanguageTab },
  focus: { words: 'account.settings.tab.focus', Content: FocusTab },
  guardian: { words: 'account.settings.tab.guardian', Content: GuardianTab },
  privacy: { words: 'settings.tab.privacy', Content: PrivacyTab },
  blocked: { words: 'account.settings.tab.blocked', Content: BlockedTab },
} as const
/** The name of a tab. */
export type TabId = keyof typeof tabs
/** The names of all tabs, in order. */
export const tabIds = Object.keys(tabs) as TabId[]
