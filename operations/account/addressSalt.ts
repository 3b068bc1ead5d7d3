import type { Sql } from '#services/database/db.ts'
import { sharedSalt } from '#lib/passwords/hash.ts'
import { keyedHash } from '#lib/secrets/signature.ts'

const SALT_BYTES = 16
// One row always comes back, whether or not there is an account.
const ONE_HASH = `select (select u.password_hash from users u where u.email = $1
  order by (u.email_verified_at is null), u.created_at, u.id limit 1) as hash`

/**
 * The salt of the passwords of an address. All its accounts share one, so that a sign-in compares a password with each
 * of them in one computation. An address without an account has one as well: two who sign up with it at once get the
 * same.
 */
export async function addressSalt(sql: Sql, email: string): Promise<Buffer> {
  const [row] = await sql.query<{ hash: string | null }>(ONE_HASH, [email], 'address-salt')
  return saltBeside(email, row?.hash ? [row.hash] : [])
}

/** The salt a hash of this address should have, next to these. */
export function saltBeside(email: string, hashes: readonly string[]): Buffer {
  for (const hash of hashes) {
    const salt = sharedSalt(hash)
    if (salt) return salt
  }
  return Buffer.from(keyedHash('password-salt', email), 'base64url').subarray(0, SALT_BYTES)
}
