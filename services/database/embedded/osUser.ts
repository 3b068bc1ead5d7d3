import fs from 'node:fs'

/** The operating-system account the server runs under; `undefined` means: the one we already are. */
export type OsUser = { uid: number; gid: number; name: string } | undefined

/**
 * Picks the account for the database server, which refuses to run as root.
 * As root: the owner of the existing data (a later change would make it unreadable), else `postgres`, else `nobody`.
 * As another user: that user.
 * @throws Error when the data belongs to another account and we are not root, or no ordinary account exists.
 */
export function pickOsUser(dataDir: string): OsUser {
  const me = process.getuid?.()
  if (me === undefined) return undefined
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `The database files in ${dataDir} belong to user id ${owner.uid}, we run as ${me}. ` +
          'Start as that user or as root, or choose another DATA_DIR.',
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` }
  const accounts = readAccounts()
  const found = accounts.get('postgres') ?? accounts.get('nobody')
  if (!found)
    throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" here.')
  return found
}

function readAccounts() {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid), name }] as const
    }),
  )
}
