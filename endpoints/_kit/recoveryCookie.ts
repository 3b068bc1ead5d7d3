import { Contact } from '#domain/account/contact.ts'
import { RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import type { Env } from '#services/env.ts'
import { open, encrypt } from '#lib/secrets/box.ts'

type Origin = Pick<Env, 'origin'>
type Cookies = {
  cookie: (name: string) => string | undefined
  setCookie: (name: string, value: string, options: { maxAge: number; readable?: boolean }) => void
}
/** What a browser holds of its recovery: the secret of its row, and, encrypted, where codes go. */
export type RecoveryHeld = { token: string; contact: string | undefined }

// Behind TLS no sibling host can plant its own recovery here.
const nameOf = ({ origin }: Origin) => (origin.startsWith('https:') ? '__Host-ek_recovery' : 'ek_recovery')
const PURPOSE = 'recovery-contact'

/** Gives the browser its recovery, out of reach of scripts. */
export function giveRecovery(
  cookies: Cookies,
  env: Origin,
  { token, contact }: { token: string; contact?: string },
): void {
  const value = contact === undefined ? token : `${token}.${encrypt(PURPOSE, contact)}`
  cookies.setCookie(nameOf(env), value, { maxAge: RECOVERY_MINUTES * 60 })
}

/** Takes it away. */
export const dropRecovery = (cookies: Cookies, env: Origin): void =>
  cookies.setCookie(nameOf(env), '', { maxAge: 0 })

/** The recovery of this browser, or undefined when it has none we made. */
export function recoveryHeld(cookies: Pick<Cookies, 'cookie'>, env: Origin): RecoveryHeld | undefined {
  const value = cookies.cookie(nameOf(env))
  const [, token, encrypted] = /^([\w-]{43})(?:\.(v\d+\.[\w-]+))?$/.exec(value ?? '') ?? []
  return token === undefined ? undefined : { token, contact: encrypted && contactIn(encrypted) }
}

function contactIn(encrypted: string): string | undefined {
  try {
    return Contact.safeParse(open(PURPOSE, encrypted)).data
  } catch {
    return undefined
  }
}
