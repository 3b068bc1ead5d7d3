import { z } from 'zod/mini'
import { job } from '#domain/jobs/job.ts'
import { dangerSources } from './places.ts'

/** Words to read once more: where they stand and since when, never what they are. */
export const ReviewTextInput = z.strictObject({
  userId: z.uuid(),
  place: z.enum(dangerSources),
  /** Of the check-in or the entry. */
  id: z.uuid(),
  writtenAt: z.iso.datetime(),
})

/** Asks for a second opinion on stored words and answers danger it finds. */
export const reviewText = job({
  name: 'moderation.reviewText',
  maxAttempts: 5,
  input: ReviewTextInput,
})
