import { z } from 'zod/mini'

/** Why a message is not sent: nothing came back, its text, the check of it, or any other error of the server. */
export const problems = ['failed', 'rejected', 'check_failed', 'other'] as const
/** One of them. */
export type Problem = (typeof problems)[number]

/** A message that is on its way, or was not sent. It stays until the server has it or its author discards it. */
export const OutgoingItem = z.object({
  id: z.string(),
  message: z.string(),
  /** When it was written, in milliseconds since 1970. */
  at: z.number(),
  problem: z.nullable(z.enum(problems)),
  /** The server's sentence about it. */
  words: z.optional(z.string()),
})
export type OutgoingItem = z.output<typeof OutgoingItem>
export const Outgoing = z.object({ items: z.array(OutgoingItem) })
export type Outgoing = z.output<typeof Outgoing>

const codes: Readonly<Record<string, Problem>> = {
  'rooms.error.rejected': 'rejected',
  'rooms.error.check_failed': 'check_failed',
}
/** What a failed send is called. `isPassing`: nothing came back, so that sending again may help. */
export const problemOf = ({ code, isPassing }: { code: string; isPassing: boolean }): Problem =>
  codes[code] ?? (isPassing ? 'failed' : 'other')
