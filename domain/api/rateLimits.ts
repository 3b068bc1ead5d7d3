/**
 * Every rate limit of the product. `by` says who is counted: the signed-in person (else the address), always the
 * address, or a browser that was signed in here before (else the address), which no one else at the address can lock
 * out. `store` says where: `shared` counts in PostgreSQL and holds over all processes; `local` counts in one process
 * and is for cheap reads only, where a shared write would cost more than the read.
 */
export const rateLimits = {
  read: { max: 600, perSeconds: 60, by: 'actor', store: 'local' },
  write: { max: 60, perSeconds: 60, by: 'actor', store: 'shared' },
  // A class at one address comes within minutes; a flood there is over in one. How many guesses leave a network is
  // bounded by its pace.
  signIn: { max: 60, perSeconds: 60, by: 'device', store: 'shared' },
  secondFactor: { max: 30, perSeconds: 300, by: 'device', store: 'shared' },
  // Tries; accounts that are made have a budget of their own (`ACCOUNTS_PER_NETWORK`).
  signUp: { max: 60, perSeconds: 60, by: 'address', store: 'shared' },
  recovery: { max: 20, perSeconds: 3600, by: 'address', store: 'shared' },
  code: { max: 40, perSeconds: 3600, by: 'address', store: 'shared' },
  mfa: { max: 30, perSeconds: 300, by: 'actor', store: 'shared' },
  passwordCheck: { max: 120, perSeconds: 60, by: 'address', store: 'local' },
  suggest: { max: 10, perSeconds: 3600, by: 'actor', store: 'shared' },
  writingPrompts: { max: 10, perSeconds: 3600, by: 'actor', store: 'shared' },
  reveal: { max: 20, perSeconds: 3600, by: 'actor', store: 'shared' },
  report: { max: 5, perSeconds: 3600, by: 'actor', store: 'shared' },
  events: { max: 30, perSeconds: 60, by: 'actor', store: 'shared' },
  clientErrors: { max: 20, perSeconds: 300, by: 'address', store: 'shared' },
  // A moderator at work: a claim, its words and a decision every few seconds, from two tabs.
  desk: { max: 240, perSeconds: 60, by: 'actor', store: 'shared' },
  // Thirty answers and the seconds of a break every five seconds, from two tabs.
  trivia: { max: 120, perSeconds: 60, by: 'actor', store: 'shared' },
  // Ten megabytes each, opened and written anew.
  voice: { max: 30, perSeconds: 3600, by: 'actor', store: 'shared' },
  transcribe: { max: 10, perSeconds: 3600, by: 'actor', store: 'shared' },
  export: { max: 10, perSeconds: 3600, by: 'actor', store: 'shared' },
  // A model is paid for each.
  graphics: { max: 20, perSeconds: 3600, by: 'actor', store: 'shared' },
  testPush: { max: 5, perSeconds: 600, by: 'actor', store: 'shared' },
} as const satisfies Record<string, RateLimit>

/** `max` calls in each window of `perSeconds` seconds. */
export type RateLimit = {
  max: number
  perSeconds: number
  by: 'actor' | 'address' | 'device'
  store: 'local' | 'shared'
}
/** The name of a limit, as contracts use it. */
export type RateLimitName = keyof typeof rateLimits
