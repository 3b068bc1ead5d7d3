import { deletionApi } from '#domain/account/deletionApi.ts'
import { CHALLENGE_COOKIE, clearSessionCookie, setSessionCookie } from '#endpoints/_kit/browserCookies.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import {
  childDeletions,
  requestChildDeletion,
  undoChildDeletion,
} from '#operations/account/deletion/childDeletions.ts'
import { requestDeletion } from '#operations/account/deletion/requestDeletion.ts'
import { undoDeletion } from '#operations/account/deletion/undoDeletion.ts'
import { personView } from '#operations/account/personView.ts'

/** Deleting accounts, and undoing it. */
export const deletionEndpoints: Served[] = [
  serve(deletionApi.requestDeletion, async ({ actor, input, call, services }) => {
    const eraseAt = await requestDeletion(services, actor, input.body)
    clearSessionCookie(call, services.env)
    call.setHeader('clear-site-data', '"cache"')
    return { success: true as const, eraseAt: eraseAt.toISOString() }
  }),
  serve(deletionApi.undoDeletion, async ({ actor, input, call, services }) => {
    const client = clientOf(call, actor)
    const session = await undoDeletion(services, input.body, call.cookie(CHALLENGE_COOKIE), client)
    setSessionCookie(call, services.env, session)
    return { person: personView(session.actor) }
  }),
  serve(deletionApi.childDeletions, ({ actor, services: { db, clock } }) =>
    childDeletions(db, actor, clock.now()),
  ),
  serve(deletionApi.requestChildDeletion, async ({ actor, input: { params, body }, services }) => {
    const eraseAt = await requestChildDeletion(services, actor, { link: params.link, proof: body })
    return { eraseAt: eraseAt.toISOString() }
  }),
  serve(deletionApi.undoChildDeletion, async ({ actor, input, services }) => {
    await undoChildDeletion(services, actor, input.params.link)
    return { ok: true as const }
  }),
]
