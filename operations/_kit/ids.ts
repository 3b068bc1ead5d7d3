import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A new row id: time-ordered, made here because older servers have no `uuidv7()`. */
export const newId = (): string => v7()
/** A secret of 256 bits for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What is stored of such a secret. A fast hash suffices: the secret itself cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
