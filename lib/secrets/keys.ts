import { hkdfSync } from 'node:crypto'
import { env } from '../../services/env.ts'

/** What a key is for. A key of one purpose opens nothing of another. */
export type KeyPurpose = `${'box' | 'signature' | 'hash'}:${string}`

const keys = new Map<string, Buffer>()

/**
 * The 256-bit key for a purpose, derived from `APP_SECRET`. Changing `APP_SECRET` makes everything encrypted or signed
 * before unreadable.
 */
export function keyFor(purpose: KeyPurpose, secret = env().APP_SECRET): Buffer {
  const id = `${purpose}\n${secret}`
  let key = keys.get(id)
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, 'evenkeel', purpose, 32))
    keys.set(id, key)
  }
  return key
}
