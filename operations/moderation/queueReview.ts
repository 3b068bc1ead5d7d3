import type { Actor } from '#domain/access/actor.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import { reviewText } from '#domain/moderation/jobs.ts'
import type { ReviewedSource } from '#domain/moderation/dangerSources.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hasSecondOpinion } from './secondOpinion.ts'

/** What queueing a review needs to know. */
export type ReviewServices = Pick<Services, 'safety' | 'env'>
/** Words that are being stored, and the level our own rules gave them. */
export type Written = { actor: Actor; text: string; level: RiskLevel }
type Stored = Written & { source: ReviewedSource; id: string; now: Date }

/**
 * Returns whether words are read once more. Those our rules answer as danger are not: a nearer level would lead to the
 * same answer, and the words need not leave for it.
 */
export const needsReview = (services: ReviewServices, { actor, text, level }: Written): boolean =>
  text.trim() !== '' && !isAtLeast(level, 'concern') && hasSecondOpinion(services, actor)

/** Queues the second reading of words, in the transaction that stores them. A later save replaces one that waits. */
export async function queueReview(
  services: ReviewServices,
  sql: Sql,
  { source, id, now, ...written }: Stored,
): Promise<void> {
  if (!needsReview(services, written)) return
  const { id: userId } = written.actor
  await enqueue(sql, reviewText, { userId, place: source, id, writtenAt: now.toISOString() }, { key: id })
}
