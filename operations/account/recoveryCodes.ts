import { randomInt } from 'node:crypto'
import { keyedHash } from '#lib/secrets/signature.ts'

/** The contact in the job of a request is encrypted for this. */
export const RECOVERY_PURPOSE = 'recovery'

/** A new code: six digits, each of the million equally likely. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** What is stored of a contact. */
export const hashContact = (contact: string): string => keyedHash('recovery-contact', contact)

/** What is stored of a code. It is bound to its request, so a code of one opens nothing in another browser. */
export const hashRequestCode = (requestId: string, code: string): string =>
  keyedHash('recovery-code', `${requestId} ${code}`)

/** What is stored of a code sent to a phone that is to be added. */
export const hashPhoneCode = (userId: string, phone: string, code: string): string =>
  keyedHash('phone-code', `${userId} ${phone} ${code}`)
