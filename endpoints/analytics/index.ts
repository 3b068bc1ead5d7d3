import type { Served } from '#endpoints/_kit/serve.ts'
import { reportError } from './reportError.ts'
import { track } from './track.ts'

/** Everything this feature serves. */
export const analyticsEndpoints: Served[] = [track, reportError]
