import { z } from 'zod/mini'
import { contactTypes } from '#domain/account/contact.ts'
import { localStore } from '../../../lib/localStore.ts'

const KEY = 'ek.recovery'
const HOUR_MS = 3_600_000

/**
 * What this device shows of a recovery under way. For display only: the contact, the counters and the right to go on
 * are the server's. Source: docs/rules/account.md D-022.
 */
const Mirror = z.object({
  type: z.enum(contactTypes),
  /** The contact with its middle hidden. */
  contact: z.string(),
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: z.number(),
  /** Codes asked for in the clock hour that begins at `hour`. */
  requests: z.object({ hour: z.number(), count: z.number() }),
  /** Until when no code is looked at, in milliseconds since 1970. */
  lockedUntil: z.optional(z.number()),
  /** A code was right: only the new password is missing. */
  resetRequired: z.optional(z.boolean()),
})
/** What this device shows of a recovery under way. */
export type RecoveryMirror = z.output<typeof Mirror>

/** The recovery this device knows of, or null. */
export function readMirror(): RecoveryMirror | null {
  try {
    return Mirror.safeParse(JSON.parse(localStore.get(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Notes that a code was asked for. */
export function noteRequest(
  {
    type,
    contact,
    resendInSeconds,
  }: { type: RecoveryMirror['type']; contact: string; resendInSeconds: number },
  now = Date.now(),
): void {
  const hour = now - (now % HOUR_MS)
  const before = readMirror()?.requests
  const count = (before?.hour === hour ? before.count : 0) + 1
  save({ type, contact, resendAt: now + resendInSeconds * 1_000, requests: { hour, count } })
}

/** Notes how long no code is looked at. */
export const noteLock = (seconds: number, now = Date.now()): void =>
  change({ lockedUntil: now + seconds * 1_000 })

/** Notes that a code was right. */
export const noteVerified = (): void => change({ lockedUntil: undefined, resetRequired: true })

/** Forgets the recovery: it was finished or given up. */
export const forgetMirror = (): void => localStore.remove(KEY)

const save = (mirror: RecoveryMirror) => localStore.set(KEY, JSON.stringify(mirror))
function change(part: Partial<RecoveryMirror>): void {
  const mirror = readMirror()
  if (mirror) save({ ...mirror, ...part })
}
