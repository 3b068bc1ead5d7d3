import { z } from 'zod/mini'
import { job, NoInput } from '#domain/jobs/job.ts'
import { reviewedSources } from './dangerSources.ts'

/** Words to read once more: where they stand and since when, never what they are. */
export const ReviewTextInput = z.strictObject({
  userId: z.uuid(),
  place: z.enum(reviewedSources),
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

/** A decision whose seconds to take it back are over. */
export const SettleDecisionInput = z.strictObject({
  item: z.uuid(),
  decision: z.uuid(),
  /** Stands for the held words that were approved: others stay held. */
  read: z.optional(z.string()),
})

/** Does what cannot be called back: shows approved words, notifies the member and who reported. */
export const settleDecision = job({
  name: 'moderation.settleDecision',
  maxAttempts: 10,
  input: SettleDecisionInput,
})

/**
 * Checks that no decision was changed or removed, every night at 03:29 UTC. Source: docs/rules/moderation.md
 * B-desk-chain.
 */
export const verifyChain = job({
  name: 'moderation.verifyChain',
  cron: '29 3 * * *',
  makeUpHours: 12,
  maxAttempts: 5,
  timeoutSeconds: 600,
  input: NoInput,
})
