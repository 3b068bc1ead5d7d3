import type { Served } from '#endpoints/_kit/serve.ts'
import { block, blocks, unblock } from './blocks.ts'

/** Everything this feature serves. */
export const moderationEndpoints: Served[] = [blocks, block, unblock]
