import { z } from 'zod/mini'

/** The public channel that tells every page about switches. */
export const FLAGS_CHANNEL = 'flags'
/** How often a page asks while there is no live connection, in milliseconds. */
export const FLAGS_POLL_MS = 60_000
/** After this long every process of the server has read a switch, in milliseconds; they keep flags for two seconds. */
export const FLAG_HEARD_MS = 3_000
/** Sent on `FLAGS_CHANNEL` after a flag was switched. */
export const FlagChanged = z.object({
  name: z.literal('flag-changed'),
  data: z.object({ key: z.string(), enabled: z.boolean() }),
})
export type FlagChanged = z.output<typeof FlagChanged>

/** What a page knows about flags, as the contract `readFlags` gives it. */
type FlagList = { key: string; enabled: boolean }[]

/** Applies a switch; twice changes nothing. A flag the page has not heard of is left for the next fetch. */
export const applyFlagChanged = (flags: FlagList, { data }: FlagChanged): FlagList =>
  flags.map((flag) => (flag.key === data.key ? { ...flag, enabled: data.enabled } : flag))
