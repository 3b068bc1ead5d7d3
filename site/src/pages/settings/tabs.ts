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

/** Every section of `/settings`, as the address has it, with its label, its picture and what it shows. */
export const tabs = {
  profile: { label: 'settings.tab.profile', icon: UserRound, Content: ProfileTab },
  security: { label: 'account.settings.tab.security', icon: KeyRound, Content: SecurityTab },
  devices: { label: 'account.settings.tab.devices', icon: MonitorSmartphone, Content: DevicesTab },
  notifications: { label: 'account.settings.tab.notifications', icon: BellRing, Content: NotificationsTab },
  comfort: { label: 'account.settings.tab.comfort', icon: Accessibility, Content: DisplayTab },
  language: { label: 'account.settings.tab.language', icon: Languages, Content: LanguageTab },
  focus: { label: 'account.settings.tab.focus', icon: Target, Content: FocusTab },
  guardian: { label: 'account.settings.tab.guardian', icon: UsersRound, Content: GuardianTab },
  plan: { label: 'settings.tab.plan', icon: CreditCard, Content: PlanTab },
  privacy: { label: 'settings.tab.privacy', icon: LockKeyhole, Content: PrivacyTab },
  blocked: { label: 'account.settings.tab.blocked', icon: UserRoundX, Content: BlockedTab },
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
  { label: 'settings.group.you', tabs: ['profile', 'focus', 'plan'] },
  { label: 'settings.group.here', tabs: ['notifications', 'comfort', 'language'] },
  { label: 'settings.group.people', tabs: ['guardian', 'blocked'] },
  { label: 'settings.group.safe', tabs: ['privacy', 'security', 'devices'] },
] as const satisfies readonly { label: string; tabs: readonly TabId[] }[]
