import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { freePort } from '#server/start/ports.mjs'
import { productUrlOf } from '#tests/kit/database.ts'
import { newFolder } from '#tests/kit/newFolder.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#services/database/embedded/start.ts'

/** A PostgreSQL that a test may take away. */
export type OwnCluster = {
  /** As the product reaches it. */
  url: string
  /** Ends the server in order, as an update of the machine does. */
  stop: () => Promise<void>
  /** Ends the server at once, as a crash does. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  start: () => Promise<void>
  /** Freezes every process of the server, or lets them go on: connections stay open and nothing answers. Linux only. */
  freeze: (isFrozen: boolean) => void
  remove: () => Promise<void>
}

/** Starts a migrated PostgreSQL of the test's own: a copy of the run's, since migrating takes seconds. */
export async function ownCluster(): Promise<OwnCluster> {
  const folder = newFolder('evenkeel-resilience-')
  const dataDir = path.join(folder, 'pg')
  const migrated = inject('migratedCluster')
  // Keeps the owner, as a start by root gives the files to an ordinary account.
  execFileSync('cp', ['-a', migrated, dataDir])
  execFileSync('cp', ['-a', `${migrated}.password`, `${dataDir}.password`])
  const port = await freePort()
  const launch = () =>
    startEmbeddedPostgres({ dataDir, port, database: inject('template'), maxConnections: 60 })
  let server: EmbeddedPostgres = await launch()
  return {
    url: productUrlOf(server.url),
    stop: () => server.stop(),
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      while (isAlive(server.pid)) await sleep(10)
    },
    async start() {
      server = await launch()
    },
    freeze(isFrozen) {
      for (const pid of [server.pid, ...childrenOf(server.pid)])
        process.kill(pid, isFrozen ? 'SIGSTOP' : 'SIGCONT')
    },
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
