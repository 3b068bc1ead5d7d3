import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { semaphore, TIMEOUT_MS, type Priority } from './semaphore.ts'

/** Cost of a hash: one of the sets of the OWASP Password Storage Cheat Sheet (32 MiB of memory, three rounds). */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/**
 * Each hash takes a core and 32 MiB for about a fifth of a second: a flood must not take the machine. Who holds a
 * connection is first here; who gets one is decided before (`operations/account/accountLock.ts`).
 */
const hashing = semaphore({
  atOnce: 2,
  waiting: 50,
  strangers: { atOnce: 1, waiting: 16 },
  timeoutMs: TIMEOUT_MS,
})

/** A hash of no password. Checking against it costs the same as a real one. */
const NOBODY = encode(COST, Buffer.alloc(SALT_BYTES, 'nobody'), Buffer.alloc(HASH_BYTES))

type Cost = { N: number; r: number; p: number }

/**
 * Hashes a password: `scrypt$N$r$p$salt$hash`. With the salt of another hash, one computation answers for both
 * (`matchPasswords`).
 * @throws Busy when too many are being checked.
 */
export async function hashPassword(
  password: string,
  { priority = 'first', salt = randomBytes(SALT_BYTES) }: { priority?: Priority; salt?: Buffer } = {},
): Promise<string> {
  return encode(COST, salt, await derive(password, { salt, cost: COST, priority }))
}

/**
 * Whether the password is the one that was hashed. Without a hash it does the same work and says no, so that time tells
 * nothing. Call it where the account is locked. @throws Busy when too many are being checked.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [matches = false] = await matchPasswords(password, stored ? [stored] : [])
  return matches
}

/**
 * Which of these hashes are of the password, in their order. Hashes of one salt and cost take one computation together,
 * however many they are; no hash at all takes one as well. Call it where the account is locked. @throws Busy when too
 * many are being checked.
 */
export async function matchPasswords(password: string, stored: readonly string[]): Promise<boolean[]> {
  const all = (stored.length > 0 ? stored : [NOBODY]).map((one) => decode(one) ?? mustDecode(NOBODY))
  const derived = new Map<string, Buffer>()
  for (const { key, cost, salt } of all)
    if (!derived.has(key)) derived.set(key, await derive(password, { salt, cost, priority: 'first' }))
  const matches = all.map(({ key, hash }) => timingSafeEqual(derived.get(key)!, hash))
  return stored.map((_, at) => matches[at]!)
}

/**
 * The salt of a hash of today's cost, for another hash that is to be compared in the same computation; else undefined.
 */
export const sharedSalt = (stored: string): Buffer | undefined =>
  needsRehash(stored) ? undefined : decode(stored)?.salt

/** Whether a hash was made with another cost than today's, so that it should be made again at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const parts = decode(stored)
  return !parts || parts.cost.N !== COST.N || parts.cost.r !== COST.r || parts.cost.p !== COST.p
}

function encode({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

function decode(stored: string) {
  const [kind, N, r, p, salt, hash] = stored.split('$')
  if (kind !== 'scrypt' || !salt || !hash) return undefined
  const parts = {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
  return parts.hash.length === HASH_BYTES ? { ...parts, key: `${N}$${r}$${p}$${salt}` } : undefined
}

function mustDecode(stored: string) {
  const parts = decode(stored)
  if (!parts) throw new Error('not a password hash')
  return parts
}

type How = { salt: Buffer; cost: Cost; priority: Priority }

function derive(password: string, { salt, cost: { N, r, p }, priority }: How): Promise<Buffer> {
  return hashing.enter(
    priority,
    () =>
      new Promise((resolve, reject) => {
        // One form for letters that can be written in several ways, whatever keyboard they came from.
        const text = password.normalize('NFKC')
        const options = { N, r, p, maxmem: 2 * 128 * N * r }
        scrypt(text, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}
