import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Actor } from '#domain/access/actor.ts'
import type { Contract } from '#domain/api/contract.ts'
import { bucketOf, spend } from '#endpoints/_kit/limit.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { requireConsent } from '#operations/legal/requireConsent.ts'
import type { Services } from '#services'
import { answerError } from './answerError.ts'

type Answer = (services: Services, request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves a route whose answers are streams. Errors are answered as contracts answer them; `failed` names others in
 * the log.
 */
export const streamed =
  (services: Services, failed: string, answer: Answer) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await answer(services, request, response).catch((error: unknown) => {
      if (!(error instanceof OperationError)) services.log.error({ err: error }, failed)
      answerError(error, request, response)
    })
  }

/**
 * Returns who asks, by what each reading contract asks: session, consent, limit.
 * @throws OperationError `common.error.not_found` for another method, `.not_signed_in`, those of `requireConsent`
 */
export async function readerOf(
  { db, env, clock }: Services,
  { method, headers }: IncomingMessage,
  contract: Pick<Contract, 'beforeConsent'> = {},
): Promise<Actor> {
  if (method !== 'GET' && method !== 'HEAD') throw new OperationError('common.error.not_found')
  const token = sessionTokenFrom(headers.cookie ?? null, env.origin)
  const actor = token ? await readActor(db, token, clock.now()) : null
  if (!actor) throw new OperationError('common.error.not_signed_in')
  requireConsent(actor, contract)
  await spend(db, 'read', bucketOf('read', { actorId: actor.id, address: '' }), clock.now())
  return actor
}
