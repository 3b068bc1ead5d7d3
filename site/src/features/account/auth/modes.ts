/** Modes of `/auth` people can choose: Sign In, Sign Up and Reset Password. */
export const authModes = ['sign-in', 'sign-up', 'reset'] as const
/** A mode of `/auth`; `code` is the second step of a sign-in, which members cannot choose. */
export type AuthMode = (typeof authModes)[number] | 'code'

/** The mode an address asks for; sign-in unless it is an open one. */
export const modeOf = (asked: string | null): AuthMode =>
  asked === 'code' ? asked : (authModes.find((mode) => mode === asked) ?? 'sign-in')
