import { CHALLENGE_MINUTES } from '#domain/account/signInPolicy.ts'
import type { Locale } from '#messages'
import type { Env } from '#services/env.ts'
import { DEVICE_COOKIE, DEVICE_SECONDS, signDevice } from '#operations/account/deviceId.ts'
import { HINT_COOKIE, SESSION_DAYS, sessionCookieName } from '#operations/account/sessionCookie.ts'
import type { StartedSession } from '#operations/account/startSession.ts'

/** Cookie of a sign-in that waits for its second factor. */
export const CHALLENGE_COOKIE = 'ek_challenge'

/** The answer's cookies. Scripts cannot read one unless it is `readable`. */
type Cookies = {
  setCookie: (name: string, value: string, options: { maxAge: number; readable?: boolean }) => void
}
type Origin = Pick<Env, 'origin'>

const SESSION_SECONDS = SESSION_DAYS * 24 * 3600
const nameOf = ({ origin }: Origin) => sessionCookieName(origin.startsWith('https:'))

/** Gives the browser its new session, the name it is known by as a device, and the hint that a session may exist. */
export function setSessionCookie(cookies: Cookies, env: Origin, { token, deviceId }: StartedSession): void {
  renewSessionCookie(cookies, env, token)
  cookies.setCookie(DEVICE_COOKIE, signDevice(deviceId), { maxAge: DEVICE_SECONDS })
  cookies.setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 })
}

/** Gives the browser a session it has once more, so that the cookie lasts another 30 days. */
export function renewSessionCookie(cookies: Cookies, env: Origin, token: string): void {
  cookies.setCookie(nameOf(env), token, { maxAge: SESSION_SECONDS })
  cookies.setCookie(HINT_COOKIE, '1', { maxAge: SESSION_SECONDS, readable: true })
}

/** Gives the browser a sign-in to finish with the second factor. */
export const giveChallenge = (cookies: Cookies, challenge: string): void =>
  cookies.setCookie(CHALLENGE_COOKIE, challenge, { maxAge: CHALLENGE_MINUTES * 60 })

/** The language of this browser; the server chooses pages and words by it. */
export const LANGUAGE_COOKIE = 'ek_lang'
/** The language pages of this browser come in from now on, for a year. */
export const keepLanguage = (cookies: Cookies, locale: Locale): void =>
  cookies.setCookie(LANGUAGE_COOKIE, locale, { maxAge: 365 * 24 * 3600, readable: true })

/**
 * Takes session, challenge and hint away. The device keeps its name, so that its owner is not locked out by strangers.
 */
export function clearSessionCookie(cookies: Cookies, env: Origin): void {
  cookies.setCookie(nameOf(env), '', { maxAge: 0 })
  dropHint(cookies)
  cookies.setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 })
}

/** Takes the hint away alone: a sign-in may be under way in the same browser, and its cookies must stay. */
export const dropHint = (cookies: Cookies): void =>
  cookies.setCookie(HINT_COOKIE, '', { maxAge: 0, readable: true })

/** The session token in this browser's cookie. */
export const tokenIn = (
  cookies: { cookie: (name: string) => string | undefined },
  env: Origin,
): string | undefined => cookies.cookie(nameOf(env))
