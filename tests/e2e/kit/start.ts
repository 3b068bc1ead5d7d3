import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { agreeAtOnce } from './agreeAtOnce.ts'
import { freePort } from '../../../server/start/ports.mjs'
import { newFolder } from '../../kit/newFolder.ts'
import { startProduct } from './product.ts'

/**
 * Starts the whole product with `npm start`'s own supervisor on a free port and an empty data folder, once for all
 * journeys.
 */
export default async function start(): Promise<() => Promise<void>> {
  // While writing journeys: run them against a product that is up already.
  if (process.env.E2E_ORIGIN) return () => Promise.resolve()
  const folder = newFolder('evenkeel-e2e-')
  const { origin, databaseUrl, lines, stop } = await startProduct({ folder, port: await freePort() })
  process.env.E2E_ORIGIN = origin
  process.env.E2E_DATABASE_URL = databaseUrl
  await agreeAtOnce(databaseUrl)
  writeFileSync(path.join(folder, 'ready'), '')
  return async () => {
    await stop()
    if (process.env.E2E_LOG) writeFileSync(process.env.E2E_LOG, lines.join('\n'))
    rmSync(folder, { recursive: true, force: true })
  }
}
