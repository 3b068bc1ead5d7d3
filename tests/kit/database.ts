import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A fresh, migrated database of one's own. `drop` ends its connections and removes it. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const clusterUrl = inject('clusterUrl')
  const name = `world_${randomUUID().replaceAll('-', '')}`
  await once(clusterUrl, `create database ${name} template ${inject('template')}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => once(clusterUrl, `drop database if exists ${name} with (force)`) }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
