import { accountApi } from '#domain/account/api.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { keepSignedIn } from '#endpoints/_kit/keepSignedIn.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import {
  CHALLENGE_COOKIE,
  clearSessionCookie,
  giveChallenge,
  setSessionCookie,
  tokenIn,
} from '#endpoints/_kit/browserCookies.ts'
import { changePassword } from '#operations/account/changePassword.ts'
import { checkPassword } from '#operations/account/checkPassword.ts'
import { draftKey } from '#operations/account/draftKey.ts'
import { listSessions } from '#operations/account/listSessions.ts'
import { personView } from '#operations/account/personView.ts'
import { verifiedRecovery } from '#operations/account/readRecovery.ts'
import { recoveryHeld } from '#endpoints/_kit/recoveryCookie.ts'
import { revokeAllSessions } from '#operations/account/revokeAllSessions.ts'
import { revokeOtherSessions } from '#operations/account/revokeOtherSessions.ts'
import { revokeSession } from '#operations/account/revokeSession.ts'
import { secondFactor } from '#operations/account/secondFactor.ts'
import { setFocusAreas } from '#operations/account/setFocusAreas.ts'
import { setLanguage } from '#operations/account/setLanguage.ts'
import { signIn } from '#operations/account/signIn.ts'
import { signOut } from '#operations/account/signOut.ts'
import { signUp } from '#operations/account/signUp.ts'

/** Everything this feature serves. */
export const sessionEndpoints: Served[] = [
  serve(accountApi.readPerson, async ({ actor, call, services }) => {
    await keepSignedIn(call, services, actor)
    return { person: actor && personView(actor) }
  }),
  serve(accountApi.signUp, async ({ actor, input, call, services }) => {
    const session = await signUp(services, input.body, clientOf(call, actor))
    setSessionCookie(call, services.env, session)
    return { person: personView(session.actor) }
  }),
  serve(accountApi.signIn, async ({ actor, input, call, services }) => {
    const outcome = await signIn(services, input.body, clientOf(call, actor))
    if (outcome.state === 'second-factor') {
      giveChallenge(call, outcome.challenge)
      return { state: 'second-factor' as const }
    }
    if (outcome.state === 'deletion-planned') {
      const { challenge, eraseAt, askedBy, ...planned } = outcome
      giveChallenge(call, challenge)
      return { ...planned, eraseAt: eraseAt.toISOString(), requestedBy: askedBy }
    }
    setSessionCookie(call, services.env, outcome.session)
    return { state: 'signed-in' as const, person: personView(outcome.session.actor) }
  }),
  serve(accountApi.secondFactor, async ({ actor, input, call, services }) => {
    const session = await secondFactor(
      services,
      input.body,
      call.cookie(CHALLENGE_COOKIE),
      clientOf(call, actor),
    )
    setSessionCookie(call, services.env, session)
    return { state: 'signed-in' as const, person: personView(session.actor) }
  }),
  serve(accountApi.signOut, async ({ call, services }) => {
    await signOut(services, { token: tokenIn(call, services.env), challenge: call.cookie(CHALLENGE_COOKIE) })
    clearSessionCookie(call, services.env)
    // The next person at this machine must not find pages in the cache. Storage is the site's own to clear.
    call.setHeader('clear-site-data', '"cache"')
    return { ok: true as const }
  }),
  serve(accountApi.checkPassword, async ({ actor, input, call, services }) => {
    const { password, email, name } = input.body
    // A caller who sets a new one is not signed in and may not know what is in the account; its rules count all the
    // same.
    const token = recoveryHeld(call, services.env)?.token
    const owner = await verifiedRecovery(services.db, token, services.clock.now())
    const priority = actor || owner ? 'first' : { stranger: networkOf(call.address) }
    return checkPassword(password, { email: email ?? owner?.email, name: name ?? owner?.username }, priority)
  }),
  serve(accountApi.changePassword, async ({ actor, input, call, services }) => {
    await changePassword(services, actor, input.body, call.locale)
    return { ok: true as const }
  }),
  serve(accountApi.listSessions, async ({ actor, call, services }) => ({
    sessions: await listSessions(services.db, actor, call.locale),
  })),
  serve(accountApi.draftKey, async ({ actor }) => ({ key: draftKey(actor.id) })),
  serve(accountApi.revokeSession, async ({ actor, input, call, services }) => {
    await revokeSession(services, actor, input.params.id)
    if (input.params.id === actor.sessionId) clearSessionCookie(call, services.env)
    return { ok: true as const }
  }),
  serve(accountApi.revokeOtherSessions, async ({ actor, services }) => ({
    ended: await revokeOtherSessions(services, actor),
  })),
  serve(accountApi.revokeAllSessions, async ({ actor, call, services }) => {
    await revokeAllSessions(services, actor)
    clearSessionCookie(call, services.env)
    call.setHeader('clear-site-data', '"cache"')
    return { ok: true as const }
  }),
  serve(accountApi.setLanguage, async ({ actor, input, services }) => {
    await setLanguage(services.db, actor.id, input.body.language)
    return { ok: true as const }
  }),
  serve(accountApi.setFocusAreas, async ({ actor, input, services }) => ({
    focusAreas: await setFocusAreas(services.db, actor.id, input.body.focusAreas),
  })),
]
