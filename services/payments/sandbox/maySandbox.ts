import type { Env } from '../../env.ts'

/**
 * Returns whether payments may be play: no provider is set, no other machine gets in, and it is no production
 * server. Source: docs/rules/billing.md B-sandbox.
 */
export const maySandbox = (
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'isPublic' | 'NODE_ENV' | 'EVENKEEL_LOCAL'>,
): boolean =>
  env.STRIPE_SECRET_KEY === undefined &&
  !env.isPublic &&
  (env.NODE_ENV !== 'production' || env.EVENKEEL_LOCAL)
