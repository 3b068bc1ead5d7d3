import type { Served } from '#endpoints/_kit/serve.ts'
import { flags } from './flags.ts'
import { setFlag } from './setFlag.ts'
import { staffFlags } from './staffFlags.ts'

/** Everything this feature serves. */
export const flagsEndpoints: Served[] = [flags, setFlag, staffFlags]
