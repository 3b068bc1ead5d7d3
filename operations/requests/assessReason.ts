import type { Actor } from '#domain/access/actor.ts'
import { isDanger } from '#domain/chat/judgeMessage.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { readDanger, type Danger } from '#domain/moderation/readDanger.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { secondOpinion } from '#operations/moderation/secondOpinion.ts'
import type { Services } from '#services'

/** What becomes of the words of a request. */
export type AssessedReason = {
  /** What the guardian reads; null without words and with words of danger. */
  reason: string | null
  danger: Danger
}

/**
 * Reads the reason of a request before anything is stored, outside of a transaction: the second opinion may take two
 * seconds. Words of danger never reject a request. They stay behind, because no machine tells a household of them.
 * Source: docs/rules/store.md B-request-words.
 * @throws OperationError `requests.error.severe`
 */
export async function assessReason(
  services: Pick<Services, 'safety'>,
  actor: Actor,
  reason: string,
): Promise<AssessedReason> {
  const read = readDanger(reason, actor)
  if (reason === '') return { reason: null, danger: read }
  const level = await secondOpinion(services, { actor, text: reason, level: read.level })
  const known = { level, isAtHome: read.isAtHome }
  const danger = { ...known, isDanger: isDanger(known) }
  if (danger.isDanger) return { reason: null, danger }
  if (readProfanity(reason).severity === 'severe')
    throw operationErrorOf(purchaseRequestsApi.askToBuy, 'requests.error.severe', {
      fields: { 'body.reason': 'requests.field.severe' },
    })
  return { reason, danger }
}
