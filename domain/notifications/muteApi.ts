import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { muteLengths } from './mute.ts'

/** The end of the silence; null while there is none. */
const Muted = z.object({ until: z.nullable(z.string()) })

/** Silence for a while. Crisis alerts come all the same. Source: docs/rules/notifications.md B-mute. */
export const muteApi = {
  /** Until when the caller's devices stay silent. */
  muted: contract({
    method: 'get',
    path: '/notification-prefs/mute',
    auth: 'signed-in',
    limit: 'read',
    output: Muted,
  }),
  /** Begins a silence from now on, in place of one that lasts, or ends it. */
  setMute: contract({
    method: 'put',
    path: '/notification-prefs/mute',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ length: z.enum(muteLengths) }),
    output: Muted,
  }),
}
