import { randomInt } from 'node:crypto'
import { keyedHash } from '#lib/secrets/signature.ts'

/** `purpose` of a guardian's code in `verification_codes`. */
export const GUARDIAN_PURPOSE = 'guardian'

/** A new code: six digits, each of the million equally likely. */
export const newGuardianCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** What is stored of a code. It is bound to the child, so a code of one opens nothing for another. */
export const hashGuardianCode = (childId: string, code: string): string =>
  keyedHash('guardian-code', `${childId} ${code}`)
