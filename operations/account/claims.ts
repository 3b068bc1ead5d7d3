import { accountApi } from '#domain/account/api.ts'
import { CLAIMS_MAX } from '#domain/account/claimPolicy.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import { keyedHash } from '#lib/secrets/signature.ts'
import { eraseAccounts } from './eraseAccounts.ts'

const CLAIMS = `
select u.id, p.age_group is null as is_empty from users u join profiles p on p.id = u.id
where u.email = $1 and u.email_verified_at is null order by u.created_at, u.id`

/**
 * Makes whatever adds, ends or confirms accounts of an address come one after the other, until the transaction ends.
 * Taken before any row of them, so that no two can wait for each other.
 */
export async function lockClaims(sql: Sql, email: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock($1)', [claimLock(email)])
}

/**
 * Makes room for one more account that claims an address. The oldest that has not got past its first steps gives way;
 * when all have, there is none. Whether a confirmed account has the address plays no part. Two at once come one after
 * the other.
 * @returns the accounts that gave way
 * @throws OperationError `account.error.address_claimed`
 */
export async function makeRoomForClaim(
  sql: Sql,
  { email, now }: { email: string; now: Date },
): Promise<string[]> {
  await lockClaims(sql, email)
  const claims = await sql.query<{ id: string; is_empty: boolean }>(CLAIMS, [email], 'claims-of')
  const tooMany = claims.length - (CLAIMS_MAX - 1)
  if (tooMany <= 0) return []
  const gone = claims.filter(({ is_empty }) => is_empty).slice(0, tooMany)
  if (gone.length < tooMany) throw operationErrorOf(accountApi.signUp, 'account.error.address_claimed')
  const ids = gone.map(({ id }) => id)
  await eraseAccounts(sql, ids, now)
  return ids
}

/**
 * Makes an account the only one of its address, which was just confirmed for it: all others that claim it end, with
 * everything in them. Call it with `lockClaims` held.
 * @returns the accounts that ended
 */
export async function endOtherClaims(
  sql: Sql,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string[]> {
  const others = await sql.query<{ id: string }>(
    'select id from users where email = $1 and email_verified_at is null and id <> $2',
    [email, userId],
  )
  const ids = others.map(({ id }) => id)
  await eraseAccounts(sql, ids, now)
  return ids
}

/** A number for PostgreSQL to lock by; a collision only makes two addresses wait for each other. */
const claimLock = (email: string): string =>
  Buffer.from(keyedHash('claim-lock', email), 'base64url').readBigInt64BE(0).toString()
