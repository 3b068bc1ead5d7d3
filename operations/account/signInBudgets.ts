import type { Sql } from '#services/database/db.ts'
import { keyedHash } from '#lib/secrets/signature.ts'
import type { AccountAtAddress } from './accountsOf.ts'
import { lockedFor } from './signInLocks.ts'

/** Accounts of one address that a try is compared with, and the bucket its failure is counted on. */
export type SignInBudget = { bucket: string; accounts: readonly AccountAtAddress[] }

type Asked = { email: string; deviceId: string | undefined }

/**
 * Which budgets a sign-in spends. A device an account knows has one of its own for that account, which no stranger can
 * use up. All other devices share the one of the address, whichever of its accounts is meant: a stranger who claims the
 * address too gets no second budget to guess at the others with. Addresses are kept as keyed hashes, so the table names
 * no one.
 */
export function signInBudgets(
  accounts: readonly AccountAtAddress[],
  { email, deviceId }: Asked,
): SignInBudget[] {
  const known = accounts.filter(({ knows_device }) => knows_device)
  const others = accounts.filter(({ knows_device }) => !knows_device)
  const budgets: SignInBudget[] = []
  if (known.length > 0) budgets.push({ bucket: `${deviceBuckets(email)}${deviceId!}`, accounts: known })
  // Also without others to compare with: whether the address has a confirmed account must not show in how it locks.
  if (others.length > 0 || !known.some(({ confirmed }) => confirmed))
    budgets.push({ bucket: addressBucket(email), accounts: others })
  return budgets
}

/** The budgets that allow a try now; when none does, the seconds until one does. */
export async function openBudgets(
  sql: Sql,
  budgets: readonly SignInBudget[],
  now: Date,
): Promise<{ open: SignInBudget[]; seconds: number }> {
  const waits: number[] = []
  for (const { bucket } of budgets) waits.push(await lockedFor(sql, bucket, now))
  return { open: budgets.filter((_, at) => waits[at] === 0), seconds: Math.min(...waits) }
}

/**
 * Whether a right password for this account lets its bucket start over. Only for the confirmed account, or where
 * nothing else is guarded by the bucket: with the password of a claim a stranger could else take back the failures of
 * guesses at the owner's account.
 */
export const mayForgive = ({ bucket, accounts }: SignInBudget, account: AccountAtAddress): boolean =>
  account.confirmed || (bucket.startsWith('device ') && accounts.every(({ id }) => id === account.id))

/** The bucket of all devices that no account of the address knows. */
export const addressBucket = (email: string): string => `account ${addressKey(email)}`

/** What the buckets of devices that an account of the address knows begin with. */
export const deviceBuckets = (email: string): string => `device ${addressKey(email)} `

const addressKey = (email: string) => keyedHash('sign-in-lock', email)
