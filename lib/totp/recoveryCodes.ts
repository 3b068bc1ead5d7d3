import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#domain/account/signInPolicy.ts'
import { keyedHash } from '../secrets/signature.ts'

/** Without 0, o, 1, i, l and u, which are misread or spell words. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const HALF = 5

/** Ten new recovery codes such as `k7m2q-x9dpf`, 49 bits each. Shown once; only their hashes are kept. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(`${letters()}-${letters()}`)
  return [...codes]
}

const letters = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * The hash under which a recovery code is kept; the same for however a person types it (capitals, spaces, no hyphen).
 */
export function hashRecoveryCode(code: string): string {
  return keyedHash('recovery-code', code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
