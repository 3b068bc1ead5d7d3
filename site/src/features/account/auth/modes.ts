/** Modes of `/auth` people can choose: Sign In, Sign Up and Reset Password. */
export const authModes = ['sign-in', 'sign-up', 'reset'] as const
/**
 * A mode of `/auth`. Two that members cannot choose: `code` is the second step of a sign-in, `keep` asks whether an
 * account that is to be deleted stays.
 */
export type AuthMode = (typeof authModes)[number] | 'code' | 'keep'

/** The mode an address asks for; sign-in unless it is an open one. */
export const modeOf = (asked: string | null): AuthMode =>
  asked === 'code' || asked === 'keep' ? asked : (authModes.find((mode) => mode === asked) ?? 'sign-in')
