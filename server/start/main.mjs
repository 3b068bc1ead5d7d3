import fs from 'node:fs'
import path from 'node:path'
import { installWhenStale } from './install.mjs'
import { claimRun } from './lastRun.mjs'
import { requirePort } from './ports.mjs'
import { log } from './log.mjs'
import { StartError } from './startError.mjs'

/** Everything `npm start` does before it may rely on packages; `supervise.ts` does the rest. */
export async function main() {
  // The reader of our lines may be gone (a closed terminal); that is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const root = path.resolve(import.meta.dirname, '../..')
  process.chdir(root)
  let run
  try {
    readDotEnv(root)
    const { PORT, HOST, DATA_DIR } = process.env
    const dataDir = path.resolve(DATA_DIR || '.data')
    fs.mkdirSync(dataDir, { recursive: true })
    run = await claimRun(dataDir)
    await requirePort(portOf(PORT), HOST || '127.0.0.1')
    await installWhenStale(root)
    const { register } = await import('tsx/esm/api')
    register()
    const { supervise } = await import('./supervise.ts')
    process.exitCode = await supervise({ root, dataDir, run })
  } catch (error) {
    if (!(error instanceof StartError) && error?.name !== 'SettingsError') log(error?.stack ?? String(error))
    else log(`\n${error.message}`)
    process.exitCode = 1
  } finally {
    run?.release()
    // Whatever still holds the process open has nothing left to do.
    process.exit()
  }
}

/** Settings of `.env`; what the environment says already counts more. */
function readDotEnv(root) {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}

function portOf(text) {
  const port = Number(text || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`PORT is "${text}", and should be a number from 1 to 65535.`)
}
