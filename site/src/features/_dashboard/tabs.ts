import { BookOpen, History, Lightbulb, Settings2, Users, type LucideIcon } from 'lucide-react'
import { lazy, type ComponentType } from 'react'
import { CheckInTab } from '../checkins/CheckInTab.tsx'

/** Ids of the dashboard's tabs, as the address has them (`?tab=history`). */
export type TabId = 'check_in' | 'history' | 'family' | 'ai' | 'content' | 'settings'

/** A tab. Its words are `checkins.tab.<id>`, and `checkins.tab.<id>_hint` for those the check-in leads to. */
export type Tab = { id: TabId; icon?: LucideIcon; Content: ComponentType }

/** Every tab of the dashboard that does something, in order. The first one is `/dashboard` itself and loads with it. */
export const tabs: readonly Tab[] = [
  { id: 'check_in', Content: CheckInTab },
  {
    id: 'history',
    icon: History,
    Content: lazy(() => import('../checkins/HistoryTab.tsx').then((m) => ({ default: m.HistoryTab }))),
  },
  {
    id: 'family',
    icon: Users,
    Content: lazy(() => import('../family/FamilyTab.tsx').then((m) => ({ default: m.FamilyTab }))),
  },
  {
    id: 'ai',
    icon: Lightbulb,
    Content: lazy(() =>
      import('../ai/suggestions/SuggestionsTab.tsx').then((m) => ({ default: m.SuggestionsTab })),
    ),
  },
  {
    id: 'content',
    icon: BookOpen,
    Content: lazy(() => import('../ai/ContentTab.tsx').then((m) => ({ default: m.ContentTab }))),
  },
  {
    id: 'settings',
    icon: Settings2,
    Content: lazy(() => import('./SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
  },
]

/** The tabs the check-in leads to. */
export const otherTabs = tabs.slice(1) as readonly (Tab & { id: Exclude<TabId, 'check_in'> })[]

/** The address of a tab. */
export const tabPath = (id: TabId): string => (id === 'check_in' ? '/dashboard' : `/dashboard?tab=${id}`)
