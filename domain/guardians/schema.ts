import { z } from 'zod/mini'

/** Minutes a guardian's code is good for. Source: docs/rules/guardians.md S-000-9. */
export const GUARDIAN_CODE_MINUTES = 15
/** Wrong codes that are looked at before a pause of 15 minutes. Source: docs/rules/guardians.md S-000-9. */
export const CODE_FAILURES_MAX = 10
/** Minutes of that pause. */
export const CODE_LOCK_MINUTES = 15
/** Codes of a child that are looked at in any day, right or wrong. */
export const CODES_PER_DAY = 20
/** Codes that can be asked for in one clock hour. Source: docs/rules/guardians.md S-000-9. */
export const CODE_REQUESTS_PER_HOUR = 5
/** Seconds between two requests for a code. Source: docs/rules/guardians.md S-000-9. */
export const CODE_RESEND_SECONDS = 30
/** Mails with a code one mailbox gets in any hour, over all callers. Source: docs/rules/guardians.md T-29. */
export const GUARDIAN_MAILS_PER_HOUR = 3
/** The code a guardian passes on. Source: docs/rules/guardians.md S-000-5. */
export const GuardianCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{6}$/, { error: 'onboarding.field.guardian_code' }))
/** The secret in the link of a guardian's mail. */
export const PageToken = z.string().check(z.minLength(20), z.maxLength(80))
