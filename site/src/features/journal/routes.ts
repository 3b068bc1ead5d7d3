import { NotebookPen } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The journal, and the journal on paper. */
export const journal: SiteFeature = {
  words: ['journal', 'checkins'],
  member: [
    {
      path: '/journal',
      title: 'journal.title',
      screen: () => import('./JournalScreen.tsx').then((m) => m.JournalScreen),
    },
    {
      path: '/journal/print',
      title: 'journal.print_title',
      screen: () => import('./export/PrintScreen.tsx').then((m) => m.PrintScreen),
    },
  ],
  nav: [{ to: '/journal', label: 'shell.nav.journal', icon: NotebookPen, order: 20 }],
}
