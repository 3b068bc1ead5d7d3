import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { Email } from './credentials.ts'

/** Hours in which a colleague may decide. */
export const FACTOR_RESET_HOURS = 24

/** A request that waits for a decision. */
export const FactorResetView = z.object({
  id: z.string(),
  /** Whose factors would go. */
  email: z.string(),
  username: z.string(),
  /** The address of who asked: the person, or a colleague for them. */
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** False for the member of staff who asked, and for the one it is for. */
  mayDecide: z.boolean(),
})
/** A request that waits for a decision. */
export type FactorResetView = z.output<typeof FactorResetView>

/** How staff decide on removing the second factors of a colleague. Each asks for the permission `factors.decide`. */
export const factorResetApi = {
  list: contract({
    method: 'get',
    path: '/staff/factor-resets',
    auth: 'staff',
    limit: 'read',
    output: z.object({ requests: z.array(FactorResetView) }),
  }),
  /** Asks for a colleague who cannot sign in; another colleague has to agree. */
  ask: contract({
    method: 'post',
    path: '/staff/factor-resets',
    auth: 'staff',
    limit: 'mfa',
    body: z.strictObject({ email: Email }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'account.error.reset_nothing': 409 },
  }),
  /** Agrees, which removes the factors and signs the person out everywhere, or refuses. */
  decide: contract({
    method: 'post',
    path: '/staff/factor-resets/:id',
    auth: 'staff',
    limit: 'mfa',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ agree: z.boolean() }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'account.error.reset_not_open': 409 },
  }),
}
