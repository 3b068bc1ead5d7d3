import { NotebookPen } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The journal, its trash, and the journal on paper. */
export const journal: SiteFeature = {
  messages: ['journal', 'checkinNames'],
  member: [
    {
      path: '/journal',
      title: 'journal.title',
      screen: () => import('./JournalScreen.tsx').then((m) => m.JournalScreen),
    },
    {
      path: '/journal/trash',
      title: 'journal.trash.title',
      screen: () => import('./trash/TrashScreen.tsx').then((m) => m.TrashScreen),
    },
    {
      path: '/journal/print',
      title: 'journal.print_title',
      screen: () => import('./export/PrintScreen.tsx').then((m) => m.PrintScreen),
    },
  ],
  nav: [{ to: '/journal', label: 'shell.nav.journal', icon: NotebookPen, order: 20 }],
}
