import { randomBytes } from 'node:crypto'
import fs from 'node:fs'

/** Secrets of an installation on one machine. */
export type LocalSecrets = Record<(typeof NAMES)[number], string>

const NAMES = ['APP_SECRET', 'PUSHER_SECRET', 'DATABASE_PASSWORD'] as const

/**
 * The secrets of this installation: made at the first start, then always the same, in a file only its owner reads.
 * Deleting the file signs all members out and makes enrolled second factors unreadable.
 * @throws Error when the file is there but cannot be read.
 */
export function localSecrets(file: string): LocalSecrets {
  const known = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<LocalSecrets>)
    : {}
  const secrets = Object.fromEntries(NAMES.map((name) => [name, known[name] ?? fresh()])) as LocalSecrets
  if (NAMES.some((name) => secrets[name] !== known[name])) {
    fs.writeFileSync(`${file}.part`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    fs.renameSync(`${file}.part`, file)
  }
  return secrets
}

const fresh = () => randomBytes(32).toString('base64url')
