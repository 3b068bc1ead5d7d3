import { mkdtempSync, rmSync } from 'node:fs'
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
  }
}

const TEMPLATE = 'evenkeel_template'

/** One PostgreSQL for the run; its template is made by the same migrations production runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-test-'))
  const cluster = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'pg'),
    database: TEMPLATE,
    maxConnections: 300,
  })
  await migrate(cluster.url, () => undefined, productUrlOf(cluster.url))
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database evenkeel_admin')
  await client.end()
  const clusterUrl = new URL(cluster.url)
  clusterUrl.pathname = '/evenkeel_admin'
  project.provide('clusterUrl', clusterUrl.href)
  project.provide('template', TEMPLATE)
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
