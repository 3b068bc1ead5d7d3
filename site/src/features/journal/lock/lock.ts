import { z } from 'zod/mini'
import { localStore } from '../../../lib/localStore.ts'
import { lockKey } from './lockKey.ts'

/** Fewest and most digits of a PIN. Source: docs/rules/journal.md lock. */
export const [PIN_MIN, PIN_MAX] = [4, 8]
/** Minutes away after which the journal locks; 0 as soon as it is out of sight. */
export const awayMinutes = [0, 1, 5, 15] as const
/** What a new lock begins with. */
const AWAY_MINUTES = 5
/** Wrong PINs before each further one has to wait. */
const FREE_TRIES = 5
/** The waits, in seconds. */
const WAITS = [30, 60, 300, 900]
/** Rounds of PBKDF2: what OWASP asks for with SHA-256. */
const ROUNDS = 600_000

const Lock = z.object({
  salt: z.string(),
  hash: z.string(),
  away: z.int(),
  /** The credential of this device, when it unlocks too. */
  device: z.optional(z.string()),
  /** Wrong PINs since the last right one. */
  failed: z.int(),
  /** Milliseconds since 1970 before which no PIN is looked at. */
  waitUntil: z.int(),
})
/** The lock of a member's journal on this device. */
export type Lock = z.output<typeof Lock>

/** The lock, or null. */
export function readLock(personId: string): Lock | null {
  try {
    return Lock.parse(JSON.parse(localStore.get(lockKey(personId))!))
  } catch {
    return null
  }
}

const keep = (personId: string, lock: Lock): boolean =>
  localStore.set(lockKey(personId), JSON.stringify(lock))

/** Takes the lock away. */
export const removeLock = (personId: string): void => localStore.remove(lockKey(personId))

/** Changes how the lock behaves. */
export function changeLock(personId: string, part: Pick<Partial<Lock>, 'away' | 'device'>): void {
  const lock = readLock(personId)
  if (lock) keep(personId, { ...lock, ...part })
}

/** Locks with a PIN from now on, or changes it; returns whether this browser kept it. */
export async function setPin(personId: string, pin: string): Promise<boolean> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)))
  const before = readLock(personId) ?? { away: AWAY_MINUTES }
  return keep(personId, { ...before, salt, hash: await hashOf(pin, salt), failed: 0, waitUntil: 0 })
}

/** Returns whether a PIN opens the lock. Counts wrong ones; while a wait runs none is looked at. */
export async function tryPin(personId: string, pin: string): Promise<boolean> {
  const lock = readLock(personId)
  if (!lock || Date.now() < lock.waitUntil) return false
  // Counted before it is compared: a page that is closed meanwhile takes no try back.
  const failed = lock.failed + 1
  const wait = failed < FREE_TRIES ? 0 : WAITS[Math.min(failed - FREE_TRIES, WAITS.length - 1)]!
  keep(personId, { ...lock, failed, waitUntil: wait && Date.now() + wait * 1_000 })
  if ((await hashOf(pin, lock.salt)) !== lock.hash) return false
  keep(personId, { ...lock, failed: 0, waitUntil: 0 })
  return true
}

async function hashOf(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromText(salt), iterations: ROUNDS }
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

/** Bytes as text. */
export const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
/** A text of `toText` as bytes. */
export const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
