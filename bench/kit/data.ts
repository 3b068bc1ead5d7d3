import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { LOAD_SESSIONS, loadPersonId, loadToken, seedLoad } from '#seed/datasets/load.ts'
import { migrate } from '#server/migrate.ts'
import { openDb, type Db } from '#services/database/db.ts'
import { startEmbeddedPostgres } from '#services/database/embedded/start.ts'
import { pinElsewhere } from './cores.ts'
import type { Options } from './options.ts'

/** A member to ask as: the id, and a session token. */
export type BenchPerson = { id: string; token: string }
/** A PostgreSQL full of data. */
export type Data = {
  db: Db
  url: string
  version: string
  /** People with a session and at least two pages of history. */
  busy: BenchPerson[]
  /** Many people with a session, for writes: few enough writes each to stay below the limit. */
  many: BenchPerson[]
  /** The address of another database on the same server, made when missing. */
  otherDatabase: (name: string) => Promise<string>
  remove: () => Promise<void>
}

/** People with a session, at most. */
const WRITERS = 10_000
const writerToken = (n: number) => `bench-${n}-`.padEnd(43, 'y')

/** Starts an embedded PostgreSQL in a temporary folder, migrates it and fills it. */
export async function prepareData({ people, moods }: Options, log: (line: string) => void): Promise<Data> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-bench-'))
  const cluster = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'pg'),
    database: 'evenkeel',
    maxConnections: 60,
  })
  pinElsewhere(cluster.pid)
  pinElsewhere(process.pid)
  await migrate(cluster.url, () => undefined)
  const db = openDb({ url: cluster.url, max: 2, name: 'bench', onError: () => undefined })
  log(`Loading ${people} people and ${moods} check-ins`)
  await db.tx((sql) => seedLoad(sql, { people, moods }))
  const numbers = Array.from({ length: Math.min(WRITERS, people) }, (_, index) => index + 1)
  const many = numbers.map((n) => ({ id: loadPersonId(n), token: writerToken(n) }))
  await db.query(
    `insert into sessions (id, user_id, token_hash, user_agent, address, last_seen_at, expires_at, created_at, updated_at)
     select gen_random_uuid(), id, hash, 'bench', '127.0.0.1', now(), now() + interval '30 days', now(), now()
     from unnest($1::uuid[], $2::text[]) as t(id, hash)`,
    [many.map(({ id }) => id), many.map(({ token }) => createHash('sha256').update(token).digest('hex'))],
  )
  await vacuum(cluster.url)
  const [server] = await db.query<{ server_version: string }>('show server_version')
  return {
    db,
    url: cluster.url,
    version: server!.server_version,
    busy: numbers.slice(0, LOAD_SESSIONS).map((n) => ({ id: loadPersonId(n), token: loadToken(n) })),
    many,
    async otherDatabase(name) {
      await db.query(`create database ${name}`)
      const url = new URL(cluster.url)
      url.pathname = `/${name}`
      return url.href
    },
    async remove() {
      await db.close()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Clears away and counts, as a database that has been running for a while has; takes longer than a pool's connection
 * may.
 */
export async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** A random item of a list, each as likely. */
export const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!
