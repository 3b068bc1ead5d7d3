import { randomBytes } from 'node:crypto'
import fs from 'node:fs'

/** Secrets of an installation on one machine. */
export type LocalSecrets = { APP_SECRET: string; PUSHER_SECRET: string }

/**
 * The secrets of this installation: made at the first start, then always the same, in a file only its owner reads.
 * Deleting the file signs everybody out and makes enrolled second factors unreadable.
 * @throws Error when the file is there but cannot be read.
 */
export function localSecrets(file: string): LocalSecrets {
  const known = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<LocalSecrets>)
    : {}
  const secrets = { APP_SECRET: known.APP_SECRET ?? fresh(), PUSHER_SECRET: known.PUSHER_SECRET ?? fresh() }
  if (secrets.APP_SECRET !== known.APP_SECRET || secrets.PUSHER_SECRET !== known.PUSHER_SECRET) {
    fs.writeFileSync(`${file}.part`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    fs.renameSync(`${file}.part`, file)
  }
  return secrets
}

const fresh = () => randomBytes(32).toString('base64url')
