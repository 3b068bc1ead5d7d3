import type { Payload } from 'payload'
import type { Db } from '#services/database/db.ts'

/**
 * Payload of this process, loaded on the first call; later calls get the same. Nothing on the way to a listening port
 * may import it earlier: it takes seconds. Rejects while the database is away.
 */
export async function loadPayload(db: Db): Promise<Payload> {
  loaded ??= load(db)
  loaded.catch(() => (loaded = undefined))
  return loaded
}

let loaded: Promise<Payload> | undefined

async function load(db: Db): Promise<Payload> {
  // Loading takes seconds of work, which would be for nothing while the database is away.
  await db.query('select 1')
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload-config'),
  ])
  return getPayload({ config })
}
