/** Wrong passwords before a pause. Source: docs/rules/account.md D-020, S-003-9. */
export const SIGN_IN_FAILURES_MAX = 5
/**
 * Wrong passwords from one network, of devices the accounts do not know, for each second that the next ones take
 * longer. No pause: a school or a household shares one address, and one pupil must not lock the others out.
 */
export const NETWORK_FAILURES_MAX = 20
/** Seconds such a sign-in takes longer at most; one of the network after the other. */
export const NETWORK_WAIT_SECONDS = 3
/** Minutes after which one failure of a network is forgotten. */
export const NETWORK_FORGETS_MINUTES = 3
/** The first, second and every further pause, in minutes. Source: docs/rules/account.md D-020. */
export const LOCK_MINUTES = [5, 15, 60] as const
/** Hours without a failure after which the pauses start over. */
export const LOCK_QUIET_HOURS = 24
/** Minutes between the right password and the second factor. */
export const CHALLENGE_MINUTES = 5
/** Codes of the second factor that are looked at in any `FACTOR_SPAN_MINUTES`. */
export const FACTOR_ATTEMPTS_MAX = 10
/** Minutes over which `FACTOR_ATTEMPTS_MAX` counts. */
export const FACTOR_SPAN_MINUTES = 15
/**
 * Wrong codes of the second factor that are looked at in any 24 hours: at most this many guesses, however patient.
 * Source: NIST SP 800-63B §5.2.2.
 */
export const FACTOR_DAILY_MAX = 100
/** Hours a second factor lets staff in for; then they sign in again. Source: docs/rules/account.md T-8. */
export const STAFF_FACTOR_HOURS = 12
/** Hours after which staff sign in again, however much they use their session. */
export const STAFF_SESSION_HOURS = 12
/** Days after which members sign in again, however much they use their session. */
export const SESSION_MAX_DAYS = 90
/** Wrong passwords of a signed-in member that are checked in any `CONFIRM_SPAN_MINUTES`. */
export const CONFIRM_ATTEMPTS_MAX = 10
/** Minutes over which `CONFIRM_ATTEMPTS_MAX` counts. */
export const CONFIRM_SPAN_MINUTES = 15
/** Minutes a started enrolment of a second factor can be finished in. */
export const ENROLMENT_MINUTES = 15
/** Recovery codes made when a second factor is set up. */
export const RECOVERY_CODES = 10
