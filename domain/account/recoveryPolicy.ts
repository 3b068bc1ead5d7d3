/** Minutes a code is good for, and a verified recovery stays open. Source: docs/rules/account.md D-022, S-000-9. */
export const RECOVERY_MINUTES = 15
/** Minutes a mailed link to set a new password is good for. */
export const RESET_LINK_MINUTES = 60
/** Hours a mailed link that confirms an address is good for. */
export const VERIFY_LINK_HOURS = 24
/**
 * Codes that can be requested in one clock hour for one contact; and links, for one contact from one network.
 * Source: docs/rules/account.md S-000-9.
 */
export const CODE_REQUESTS_PER_HOUR = 5
/** Seconds between two requests that are counted together. Source: docs/rules/account.md S-000-9. */
export const CODE_RESEND_SECONDS = 30
/**
 * Links, and codes, that really leave for one contact in any hour, from all callers together. As a link is good for
 * an hour, too, a member who gets no more of them still has one that works in the mailbox.
 */
export const RECOVERIES_SENT_PER_HOUR = 10
/** Wrong codes before a pause. Source: docs/rules/account.md S-000-9. */
export const CODE_FAILURES_MAX = 10
/** Minutes of that pause. Source: docs/rules/account.md S-000-9. */
export const CODE_LOCK_MINUTES = 15
/**
 * Codes of recovery that are looked at for one contact in any 24 hours. The pauses alone would allow 960 guesses of a
 * million; after this only the mailed link is left, which cannot be guessed.
 */
export const RECOVERY_GUESSES_PER_DAY = 10
/**
 * Wrong codes of recovery that are looked at in one day (UTC) over all contacts; then codes rest until the next, and
 * the mailed link remains. However many accounts there are: this many guesses of a million, one right in a hundred
 * days.
 */
export const WRONG_CODES_PER_DAY = 10_000
/** Texts one phone number gets in any hour, over all callers. Source: docs/rules/account.md T-29. */
export const TEXTS_PER_HOUR = 3
/** A phone that was confirmed fewer days ago than this leaves the account when a password is reset by mail. */
export const NEW_PHONE_DAYS = 30
/** Milliseconds between a new password and the dashboard. Source: docs/rules/account.md S-000-9. */
export const RESET_REDIRECT_MS = 1_500
