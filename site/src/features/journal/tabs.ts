import { lazy, type ComponentType } from 'react'
import type { MessageKey } from '#messages'
import { EntriesTab } from './entries/EntriesTab.tsx'

/** A tab of the journal: its place in the address (`?tab=progress`), its name, what it shows. */
export type JournalTab = { id: string; label: MessageKey; Content: ComponentType }

/** Every tab of the journal, in order. The first one is `/journal` itself and loads with it. */
export const tabs: readonly JournalTab[] = [
  { id: 'entries', label: 'journal.tab.entries', Content: EntriesTab },
  {
    id: 'prompts',
    label: 'journal.tab.prompts',
    Content: lazy(() =>
      import('./prompts/JournalPromptsTab.tsx').then((m) => ({ default: m.JournalPromptsTab })),
    ),
  },
  {
    id: 'progress',
    label: 'journal.tab.progress',
    Content: lazy(() => import('./progress/ProgressTab.tsx').then((m) => ({ default: m.ProgressTab }))),
  },
]

/** The address of a tab. */
export const tabPath = (id: string): string => (id === tabs[0]!.id ? '/journal' : `/journal?tab=${id}`)
