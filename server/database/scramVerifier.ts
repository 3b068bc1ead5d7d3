import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const ROUNDS = 4_096
const BYTES = 32

/**
 * What PostgreSQL stores instead of a password, so that the password itself stands in no statement and no log of the
 * server.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ROUNDS, BYTES, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
