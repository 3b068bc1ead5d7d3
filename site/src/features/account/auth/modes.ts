/**
 * Modes of `/auth` people can choose, in this release. Reset Password, and with it the link 'Forgot your password?' to
 * `/auth/recovery`, comes with the server calls of recovery.
 */
export const authModes = ['sign-in', 'sign-up'] as const
/** See `authModes`; `code` is the second step of a sign-in, which nobody chooses. */
export type AuthMode = (typeof authModes)[number] | 'code'

/** The mode an address asks for; sign-in unless it is an open one. */
export const modeOf = (asked: string | null): AuthMode =>
  asked === 'code' ? asked : (authModes.find((mode) => mode === asked) ?? 'sign-in')
