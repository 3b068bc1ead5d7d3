import { Appeals } from './Appeals.client.tsx'
import { Decisions } from './Decisions.client.tsx'
import { Figures } from './Figures.client.tsx'
import { Queue } from './queue/Queue.client.tsx'
import type { DeskTab } from './types.ts'

/** The tabs of the desk, in their order. */
export const TABS: readonly DeskTab[] = [
  { id: 'queue', Body: Queue },
  { id: 'decisions', Body: Decisions },
  { id: 'appeals', Body: Appeals },
  { id: 'figures', Body: Figures },
]
