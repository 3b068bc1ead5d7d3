import type { Served } from '#endpoints/_kit/serve.ts'
import { draft } from './draft.ts'
import { journalPrompts } from './journalPrompts.ts'
import { motivationalContent } from './motivationalContent.ts'
import { openContent } from './openContent.ts'

/** Everything this feature serves. */
export const contentEndpoints: Served[] = [motivationalContent, openContent, journalPrompts, draft]
