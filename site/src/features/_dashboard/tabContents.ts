import { lazy, type ComponentType } from 'react'
import { CheckInTab } from '../checkins/CheckInTab.tsx'
import type { TabId } from './tabIds.ts'

/** What each tab of the dashboard shows; their words are `checkins.tab.<id>`. The check-in loads with the dashboard. */
export const tabContents: Readonly<Record<TabId, ComponentType>> = {
  check_in: CheckInTab,
  history: lazy(() => import('../checkins/HistoryTab.tsx').then((m) => ({ default: m.HistoryTab }))),
  family: lazy(() => import('../family/FamilyTab.tsx').then((m) => ({ default: m.FamilyTab }))),
  ai: lazy(() => import('../ai/suggestions/SuggestionsTab.tsx').then((m) => ({ default: m.SuggestionsTab }))),
  content: lazy(() => import('../ai/ContentTab.tsx').then((m) => ({ default: m.ContentTab }))),
  settings: lazy(() => import('./SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
}
