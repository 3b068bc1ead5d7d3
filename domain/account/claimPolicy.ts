/** Accounts that may claim one address at a time without having confirmed it. */
export const CLAIMS_MAX = 3
/** Days without a visit after which an account whose address was never confirmed is removed. */
export const CLAIM_DAYS = 30
/** Mails that ask for one address to be confirmed, in any hour, from all callers together. */
export const CONFIRM_MAILS_PER_HOUR = 6
/** Accounts made from one network in a clock hour: several classes of a school, and no more. */
export const ACCOUNTS_PER_NETWORK = 100
