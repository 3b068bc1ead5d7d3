import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#services/database/embedded/start.ts'
import { productUrlOf } from './database.ts'
import { newFolder } from './newFolder.ts'

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
  const folder = newFolder('evenkeel-test-')
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
  await trustTheDisk(client)
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

/**
 * Lets the cluster of the run answer before its files are on the disk: no test cuts the power, and a killed server
 * loses nothing by it. Tests that kill a server start one of their own, which keeps the product's settings.
 */
async function trustTheDisk(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
}
