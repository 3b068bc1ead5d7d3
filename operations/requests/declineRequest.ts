import type { Actor } from '#domain/access/actor.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { purchaseRequestsApi, type Decline } from '#domain/requests/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import { canAnswer, lockedRequest } from './lockedRequest.ts'
import { notifyChild } from './notifyChild.ts'

const contract = purchaseRequestsApi.declineRequest

/**
 * A guardian says no to a request, with a kind reason and, if they like, words of their own; the minor hears it.
 * Source: docs/rules/store.md B-kind-answers.
 * @throws OperationError the `errors` of the contract
 */
export async function declineRequest(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, reason, words = '' }: Decline & { id: string },
): Promise<void> {
  const now = clock.now()
  const notified = await db.tx(async (sql) => {
    const request = await lockedRequest(sql, actor, id)
    if (!request) throw operationErrorOf(contract, 'requests.error.gone')
    if (readProfanity(words).severity !== 'none')
      throw operationErrorOf(contract, 'requests.error.unkind', {
        fields: { 'body.words': 'requests.field.unkind' },
      })
    if (!canAnswer(request, { answer: 'decline', now }))
      throw operationErrorOf(contract, 'requests.error.decided')
    await sql.query(
      `update purchase_requests set status = 'declined', guardian_id = $2, answer_reason = $3, answer = nullif($4, ''), decided_at = $5, updated_at = $5
       where id = $1`,
      [id, actor.id, reason, words, now],
      'requests-decline',
    )
    return notifyChild(sql, { id, childId: request.child_id, about: 'declined', now })
  })
  void publishNotifications(realtime, notified)
}
