import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { clusterPassword, ensureCluster, ROLE } from './cluster.ts'
import { moveDataFolder } from './dataFolder.ts'
import { launch } from './launch.ts'
import { pickOsUser } from './osUser.ts'
import { readPostmaster, servesFolder, stopPostmaster } from './postmaster.ts'

/** Options of `startEmbeddedPostgres`. */
export type EmbeddedPostgresOptions = {
  /** Folder of the database files; made when missing. Password, log and location are kept beside it. */
  dataDir: string
  /** Loopback port; any free one when left out. A server that is adopted keeps its own. */
  port?: number
  /** Name of the database, made when missing. */
  database: string
  /** 100 when left out. */
  maxConnections?: number
  /** Called with a plain sentence about what is out of the ordinary. */
  log?: (line: string) => void
}

/** A running embedded server. */
export type EmbeddedPostgres = {
  url: string
  port: number
  pid: number
  /** True when a server left over from a start that was killed was taken over. */
  adopted: boolean
  /** Ends the server in order; resolves when its process is gone. After `timeoutMs` (5 s) it ends the hard way. */
  stop(timeoutMs?: number): Promise<void>
}

/**
 * Starts PostgreSQL from the programs that npm installed, on a loopback port, with data that stays. Works as root
 * (the server then runs as an ordinary account) and from folders that others may not enter.
 * @throws Error with a sentence that says what is wrong and what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database, maxConnections = 100, log = () => {} } = options
  const wanted = path.resolve(options.dataDir)
  const user = pickOsUser(pointsTo(wanted))
  const native = findBinaries(user, log)
  const dataDir = moveDataFolder(wanted, user, log)
  const password = clusterPassword(`${wanted}.password`, dataDir)
  await ensureCluster({ dataDir, native, user, password })
  const urlOf = (port: number, name: string) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${name}`

  const found = await adopt(dataDir, (port) => urlOf(port, 'postgres'))
  if (found) log(`Taking over the database server that was left running (process ${found.pid}).`)
  const { pid, port } = found ?? (await launch({ dataDir, native, user, port: options.port, maxConnections }))
  await ensureDatabase(urlOf(port, 'postgres'), database)
  return {
    url: urlOf(port, database),
    port,
    pid,
    adopted: found !== undefined,
    stop: (timeoutMs = 5_000) => stopPostmaster({ pid, dataDir, native, timeoutMs }),
  }
}

/** The folder whose owner decides who runs the server, before it is known whether that account can enter it. */
function pointsTo(wanted: string): string {
  const pointer = `${wanted}.location`
  return fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : wanted
}

/** Finds the live server of this folder, waits until it answers, or clears away what a dead one left behind. */
async function adopt(dataDir: string, urlOf: (port: number) => string) {
  const deadline = Date.now() + 60_000
  let last: unknown
  for (;;) {
    const state = readPostmaster(dataDir)
    if (!state) return undefined
    if (!servesFolder(state.pid, dataDir)) {
      fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true })
      return undefined
    }
    try {
      if (state.ready && (await dataDirectory(urlOf(state.port))) === fs.realpathSync(dataDir)) return state
    } catch (error) {
      last = error
    }
    // It may still be recovering, or be on its way out: both end by themselves.
    if (Date.now() > deadline) {
      throw new Error(
        `The database server ${state.pid} of ${dataDir} runs but does not answer: ${String(last)}`,
      )
    }
    await sleep(100)
  }
}

async function dataDirectory(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const result = await client.query<{ data_directory: string }>('show data_directory')
    return fs.realpathSync(result.rows[0]?.data_directory ?? '')
  })
}

async function ensureDatabase(url: string, name: string) {
  await withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
