import { rateLimits, type RateLimitName } from '#domain/api/rateLimits.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { takeShared } from '#operations/_kit/sharedLimit.ts'
import type { Sql } from '#services/database/db.ts'

type Window = { start: number; count: number }
const local = new Map<string, Window>()
const LOCAL_KEYS_MAX = 50_000

/**
 * Counts one call against a named limit. @throws OperationError `common.error.rate_limited` with the seconds to wait.
 */
export async function spend(sql: Sql, name: RateLimitName, bucket: string, now: Date): Promise<void> {
  const { max, perSeconds, store } = rateLimits[name]
  const wait =
    store === 'local'
      ? takeLocal(`${name} ${bucket}`, max, perSeconds, now.getTime())
      : await takeShared(sql, { bucket: `${name} ${bucket}`, max, perSeconds, now })
  if (wait > 0) throw new OperationError('common.error.rate_limited', { args: { seconds: wait } })
}

/** Counts in this process; gives the seconds to wait, 0 when the call is free to go. */
function takeLocal(key: string, max: number, perSeconds: number, now: number): number {
  const start = now - (now % (perSeconds * 1000))
  let window = local.get(key)
  if (window?.start !== start) {
    // A flood of keys must not grow the map without end; starting over only forgives some calls.
    if (local.size >= LOCAL_KEYS_MAX) local.clear()
    window = { start, count: 0 }
    local.set(key, window)
  }
  window.count += 1
  return window.count <= max ? 0 : Math.max(1, Math.ceil((start + perSeconds * 1000 - now) / 1000))
}

type Caller = { actorId: string | undefined; deviceId?: () => string | undefined; address: string }

/** What a limit counts: an account, a browser, or an address (an IPv6 address by its /64, which is one subscriber). */
export function bucketOf(name: RateLimitName, { actorId, deviceId, address }: Caller): string {
  const { by } = rateLimits[name]
  if (by === 'actor' && actorId) return `user:${actorId}`
  const device = by === 'device' ? deviceId?.() : undefined
  if (device) return `device:${device}`
  return `address:${networkOf(address)}`
}

/** The part of an address that one subscriber holds. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:')) return address.slice(7)
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  while (tail !== undefined && groups.length < 4) groups.push('0')
  return `${groups.slice(0, 4).join(':')}::/64`
}
