import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './keys.ts'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Thrown when encrypted text was changed, is of another purpose, or was encrypted under another `APP_SECRET`. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
}

/** Encrypts text for storage (AES-256-GCM). `purpose` says what it is, and only the same purpose opens it. */
export function encrypt(purpose: string, text: string, secret?: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(`box:${purpose}`, secret), iv)
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${encrypted.toString('base64url')}`
}

/** The text that was encrypted. @throws DecryptionError */
export function open(purpose: string, encrypted: string, secret?: string): string {
  const [version, body] = encrypted.split('.')
  const bytes = Buffer.from(body ?? '', 'base64url')
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES)
    throw new DecryptionError('not an encrypted text')
  const key = keyFor(`box:${purpose}`, secret)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    throw new DecryptionError(`cannot be opened as "${purpose}"`)
  }
}
