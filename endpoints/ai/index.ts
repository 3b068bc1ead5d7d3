import type { Served } from '#endpoints/_kit/serve.ts'
import { journalPrompts } from './journalPrompts.ts'
import { motivationalContent } from './motivationalContent.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [journalPrompts, motivationalContent]
