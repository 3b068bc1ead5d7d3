import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './keys.ts'

/** Adds a signature to a value that travels through other hands (a device cookie, a link). The value stays readable. */
export function sign(purpose: string, value: string, secret?: string): string {
  return `${value}.${mac(purpose, value, secret)}`
}

/** The value, when we signed it for this purpose; otherwise undefined. */
export function verify(purpose: string, signed: string, secret?: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  if (dot < 0) return undefined
  const value = signed.slice(0, dot)
  return same(signed.slice(dot + 1), mac(purpose, value, secret)) ? value : undefined
}

/**
 * A hash that only this installation can make, for short codes: without the key, a stolen table cannot be tried out.
 * Equal values of one purpose have equal hashes.
 */
export function keyedHash(purpose: string, value: string, secret?: string): string {
  return createHmac('sha256', keyFor(`hash:${purpose}`, secret))
    .update(value)
    .digest('base64url')
}

/** Whether two strings are equal, in a time that does not depend on where they differ. */
export function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

const mac = (purpose: string, value: string, secret?: string) =>
  createHmac('sha256', keyFor(`signature:${purpose}`, secret))
    .update(value)
    .digest('base64url')
