import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '#services/database/embedded/start.ts'
import { newFolder } from './newFolder.ts'

let made: Promise<string> | undefined

/** Puts an empty database cluster and its password at `dataDir`: a copy, since making one takes seconds. */
export async function copyEmptyCluster(dataDir: string): Promise<void> {
  made ??= makeCluster()
  const template = await made
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  // Keeps the owner, as a start by root gives the files to an ordinary account.
  execFileSync('cp', ['-a', path.join(template, 'pg'), dataDir])
  execFileSync('cp', ['-a', path.join(template, 'pg.password'), `${dataDir}.password`])
}

async function makeCluster(): Promise<string> {
  const folder = newFolder('evenkeel-cluster-')
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  // Vitest ends its workers with this signal, which skips `exit`.
  process.once('SIGTERM', () => process.exit(143))
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), database: 'evenkeel' })
  await server.stop()
  return folder
}
