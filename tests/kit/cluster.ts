import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#services/database/embedded/start.ts'
import { productUrlOf } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database to connect to for making others. */
    clusterUrl: string
    /** The migrated database every world is copied from. */
    template: string
    /** Folder of a stopped cluster with the template, for tests that start a PostgreSQL of their own. */
    migratedCluster: string
  }
}

const TEMPLATE = 'evenkeel_template'

/** One PostgreSQL for the run; its template is made by the same migrations production runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-test-'))
  // Servers that a root account starts run as another one, which has to reach what lies inside.
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'pg')
  const start = () => startEmbeddedPostgres({ dataDir, database: TEMPLATE, maxConnections: 300 })
  const migrated = await start()
  await migrate(migrated.url, () => undefined, productUrlOf(migrated.url))
  await migrated.stop()
  const migratedCluster = path.join(folder, 'migrated')
  // Keeps the owner, as a start by root gives the files to an ordinary account.
  execFileSync('cp', ['-a', dataDir, migratedCluster])
  execFileSync('cp', ['-a', `${dataDir}.password`, `${migratedCluster}.password`])
  const cluster = await start()
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database evenkeel_admin')
  await client.end()
  const clusterUrl = new URL(cluster.url)
  clusterUrl.pathname = '/evenkeel_admin'
  project.provide('clusterUrl', clusterUrl.href)
  project.provide('template', TEMPLATE)
  project.provide('migratedCluster', migratedCluster)
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
