import { Breaks } from './Breaks.client.tsx'
import type { DeskTab } from './types.ts'

/** The tabs of the trivia desk, in their order. */
export const TABS: readonly DeskTab[] = [{ id: 'breaks', Body: Breaks }]
