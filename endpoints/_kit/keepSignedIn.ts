import type { Actor } from '#domain/access/actor.ts'
import {
  dropHint,
  keepLanguage,
  renewSessionCookie,
  LANGUAGE_COOKIE,
  tokenIn,
} from '#endpoints/_kit/browserCookies.ts'
import { isOldSession } from '#operations/account/isOldSession.ts'
import { HINT_COOKIE } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import type { Call } from './serve.ts'

/**
 * Keeps the browser's cookies true: an old session's last another 30 days, the hint says whether there is one, and
 * pages come in the language of the account, also when it was changed on another device. Source: docs/rules/account.md
 * D-034.
 */
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
  if (actor.locale && actor.locale !== call.cookie(LANGUAGE_COOKIE)) keepLanguage(call, actor.locale)
  const token = tokenIn(call, env)
  if (token && (!hint || (await isOldSession(db, actor.sessionId)))) renewSessionCookie(call, env, token)
}
