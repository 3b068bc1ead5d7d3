import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { notificationChannels, notificationKindNames } from './kinds.ts'

/** A kind of notifications with the ways it can take. */
export const ChannelRow = z.object({
  kind: z.enum(notificationKindNames),
  isLocked: z.boolean(),
  ways: z.array(z.object({ channel: z.enum(notificationChannels), isOn: z.boolean() })),
})
export type ChannelRow = z.output<typeof ChannelRow>

const Rows = z.object({ rows: z.array(ChannelRow) })

/** Which kinds of notifications reach the caller on which ways. Source: docs/rules/notifications.md B-matrix. */
export const channelsApi = {
  /** The kinds that concern the caller: those of guardians only for guardians. */
  readChannels: contract({
    method: 'get',
    path: '/notification-prefs/channels',
    auth: 'signed-in',
    limit: 'read',
    output: Rows,
  }),
  /** Turns one way of one kind on or off; the answer is the whole table as stored. */
  setChannel: contract({
    method: 'put',
    path: '/notification-prefs/channels',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      kind: z.enum(notificationKindNames),
      channel: z.enum(notificationChannels),
      isOn: z.boolean(),
    }),
    output: Rows,
    errors: {
      'notifications.error.channel_locked': 422,
      'notifications.error.channel_missing': 422,
      'notifications.error.channel_last': 422,
    },
  }),
}
