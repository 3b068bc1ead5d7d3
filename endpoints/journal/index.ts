import type { Served } from '#endpoints/_kit/serve.ts'
import { changeEntry } from './changeEntry.ts'
import { deleteEntry } from './deleteEntry.ts'
import { entries } from './entries.ts'
import { entry } from './entry.ts'
import { exportJournal } from './exportJournal.ts'
import { pages } from './pages.ts'
import { progress } from './progress.ts'
import { saveEntry } from './saveEntry.ts'

/** Everything this feature serves. */
export const journalEndpoints: Served[] = [
  entries,
  entry,
  saveEntry,
  changeEntry,
  deleteEntry,
  progress,
  pages,
  exportJournal,
]
