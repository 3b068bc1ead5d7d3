import type { CommonError } from './contract.ts'

/**
 * Errors any operation may answer with, and their status. Those of one operation stand in the `errors` of its
 * contract.
 */
export const commonErrors: Readonly<Partial<Record<CommonError, number>>> = {
  'common.error.not_signed_in': 401,
  'common.error.other_account': 401,
  'common.error.not_allowed': 403,
  'common.error.cross_site': 403,
  'common.error.consent_needed': 403,
  'common.error.consent_waits': 403,
  'common.error.not_found': 404,
  'common.error.too_large': 413,
  'common.error.invalid_input': 422,
  'common.error.rate_limited': 429,
  'common.error.unavailable': 503,
}
