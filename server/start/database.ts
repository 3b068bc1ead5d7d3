import path from 'node:path'
import { startEmbeddedPostgres } from '#services/database/embedded/start.ts'
import { isAlive } from './processes.mjs'

const LOOK_EVERY_MS = 500

/** Starts the embedded database and starts it again, on the same port, should it ever end. */
export async function keepDatabase(dataDir: string, log: (line: string) => void) {
  const options = { dataDir: path.join(dataDir, 'pg'), database: 'evenkeel', log }
  let server = await startEmbeddedPostgres(options)
  let starting: Promise<unknown> | undefined
  const watch = setInterval(() => {
    if (starting || isAlive(server.pid)) return
    log('The database ended; starting it again.')
    starting = startEmbeddedPostgres({ ...options, port: server.port })
      .then(
        (next) => (server = next),
        (error: Error) => log(`It did not start: ${error.message}`),
      )
      .finally(() => (starting = undefined))
  }, LOOK_EVERY_MS)
  return {
    url: server.url,
    /** Ends it in order; the hard way (which loses nothing either) after `timeoutMs`. */
    async stop(timeoutMs: number) {
      clearInterval(watch)
      await starting
      await server.stop(timeoutMs)
    },
  }
}
