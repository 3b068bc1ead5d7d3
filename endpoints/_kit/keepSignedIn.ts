import type { Actor } from '#domain/access/actor.ts'
import { dropHint, keepSession, tokenIn } from '#operations/account/browserCookies.ts'
import { isOldSession } from '#operations/account/isOldSession.ts'
import { HINT_COOKIE } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import type { Call } from './serve.ts'

/** Keeps the browser's cookies true: an old session's last another 30 days, and the hint says whether there is one. */
export async function keepSignedIn(
  call: Call,
  { db, env }: Pick<Services, 'db' | 'env'>,
  actor: Actor | null,
): Promise<void> {
  const hint = call.cookie(HINT_COOKIE)
  if (!actor) {
    if (hint) dropHint(call)
    return
  }
  const token = tokenIn(call, env)
  if (token && (!hint || (await isOldSession(db, actor.sessionId)))) keepSession(call, env, token)
}
