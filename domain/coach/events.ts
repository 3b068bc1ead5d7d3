import { z } from 'zod/mini'
import { CoachMessageView } from './schema.ts'

/** Sent on `private-user-<id>` when the coach wrote. */
export const CoachWrote = z.object({ name: z.literal('coach-wrote'), data: CoachMessageView })
/** See `CoachWrote`. */
export type CoachWrote = z.output<typeof CoachWrote>

/** Adds a message to the popup; twice changes nothing. */
export const applyCoachWrote = (messages: CoachMessageView[], event: CoachWrote): CoachMessageView[] =>
  messages.some(({ id }) => id === event.data.id) ? messages : [event.data, ...messages]
