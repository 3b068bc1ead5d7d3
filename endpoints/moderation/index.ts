import type { Served } from '#endpoints/_kit/serve.ts'
import { block, blocks, unblock } from './blocks.ts'
import { care, putAway } from './care.ts'

/** Everything this feature serves. */
export const moderationEndpoints: Served[] = [blocks, block, unblock, care, putAway]
