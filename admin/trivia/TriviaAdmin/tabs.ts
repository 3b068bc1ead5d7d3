import { Breaks } from './Breaks.client.tsx'
import { Questions } from './questions/Questions.client.tsx'
import { Generation } from './generation/Generation.client.tsx'
import { Rounds } from './rounds/Rounds.client.tsx'
import type { DeskTab } from './types.ts'

/** The tabs of the trivia desk, in their order. */
export const TABS: readonly DeskTab[] = [
  { id: 'questions', Body: Questions },
  { id: 'rounds', Body: Rounds },
  { id: 'auto_gen', Body: Generation },
  { id: 'breaks', Body: Breaks },
]
