import { lazy, type ComponentType } from 'react'
import type { TabId } from './tabIds.ts'
import { TodayTab } from './TodayTab.tsx'

/** What each tab of the dashboard shows; their texts are `checkins.tab.<id>`. The check-in loads with the dashboard. */
export const tabContents: Readonly<Record<TabId, ComponentType>> = {
  check_in: TodayTab,
  history: lazy(() =>
    import('../../features/checkins/HistoryTab.tsx').then((m) => ({ default: m.HistoryTab })),
  ),
  family: lazy(() => import('../../features/family/FamilyTab.tsx').then((m) => ({ default: m.FamilyTab }))),
  ai: lazy(() =>
    import('../../features/ai/suggestions/SuggestionsTab.tsx').then((m) => ({ default: m.SuggestionsTab })),
  ),
  content: lazy(() =>
    import('../../features/content/ContentTab.tsx').then((m) => ({ default: m.ContentTab })),
  ),
  settings: lazy(() => import('./SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
}
