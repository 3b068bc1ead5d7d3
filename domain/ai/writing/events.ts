import { z } from 'zod/mini'
import type { DailyReflectionView } from './schema.ts'

/**
 * Sent on `private-user-<id>`: a new set of prompts was made. It carries nothing, since they tell how a member feels:
 * tabs fetch.
 */
export const PromptsMade = z.object({ name: z.literal('prompts-made'), data: z.strictObject({}) })

/**
 * Sent on `private-user-<id>` when the question of a day was answered or put away somewhere. It does not carry the
 * question.
 */
export const ReflectionClosed = z.object({
  name: z.literal('reflection-closed'),
  data: z.strictObject({ day: z.string() }),
})
export type ReflectionClosed = z.output<typeof ReflectionClosed>

/** Closes the question of that day; the result equals asking again, and twice changes nothing. */
export const applyReflectionClosed = (
  reflection: DailyReflectionView,
  { data: { day } }: ReflectionClosed,
): DailyReflectionView =>
  reflection.day === day && !reflection.isClosed ? { ...reflection, isClosed: true } : reflection
