import {
  Accessibility,
  BellRing,
  CreditCard,
  KeyRound,
  Languages,
  LockKeyhole,
  MonitorSmartphone,
  Target,
  UserRound,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import { lazy } from 'react'
import { isAdult, type AgeGroup } from '#domain/account/ageGroup.ts'

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
const PlanTab = lazy(() => import('./PlanTab.tsx').then((m) => ({ default: m.PlanTab })))
const PrivacyTab = lazy(() => import('./PrivacyTab.tsx').then((m) => ({ default: m.PrivacyTab })))
const ProfileTab = lazy(() =>
  import('../../features/account/settings/profile/ProfileTab.tsx').then((m) => ({ default: m.ProfileTab })),
)
const SecurityTab = lazy(() =>
  import('../../features/account/settings/SecurityTab.tsx').then((m) => ({ default: m.SecurityTab })),
)

/** Every section of `/settings`, as the address has it, with its words, its picture and what it shows. */
export const tabs = {
  profile: { words: 'settings.tab.profile', icon: UserRound, Content: ProfileTab },
  security: { words: 'account.settings.tab.security', icon: KeyRound, Content: SecurityTab },
  devices: { words: 'account.settings.tab.devices', icon: MonitorSmartphone, Content: DevicesTab },
  notifications: { words: 'account.settings.tab.notifications', icon: BellRing, Content: NotificationsTab },
  comfort: { words: 'account.settings.tab.comfort', icon: Accessibility, Content: DisplayTab },
  language: { words: 'account.settings.tab.language', icon: Languages, Content: LanguageTab },
  focus: { words: 'account.settings.tab.focus', icon: Target, Content: FocusTab },
  guardian: { words: 'account.settings.tab.guardian', icon: UsersRound, Content: GuardianTab },
  plan: { words: 'settings.tab.plan', icon: CreditCard, Content: PlanTab },
  privacy: { words: 'settings.tab.privacy', icon: LockKeyhole, Content: PrivacyTab },
  blocked: { words: 'account.settings.tab.blocked', icon: UserRoundX, Content: BlockedTab },
} as const
/** The name of a section. */
export type TabId = keyof typeof tabs
/** The names of all sections. */
export const tabIds = Object.keys(tabs) as TabId[]

/** The sections a member has: minors see no plan and no bill. Source: docs/rules/billing.md B-adults. */
export const tabsFor = (ageGroup: AgeGroup | null): TabId[] =>
  tabIds.filter((id) => id !== 'plan' || isAdult(ageGroup))

/** The list beside the sections: its parts, in order. A section that no part names stands in none. */
export const groups = [
  { words: 'settings.group.you', tabs: ['profile', 'focus', 'plan'] },
  { words: 'settings.group.here', tabs: ['notifications', 'comfort', 'language'] },
  { words: 'settings.group.people', tabs: ['guardian', 'blocked'] },
  { words: 'settings.group.safe', tabs: ['privacy', 'security', 'devices'] },
] as const satisfies readonly { words: string; tabs: readonly TabId[] }[]
