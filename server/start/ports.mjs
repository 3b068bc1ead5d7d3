import { randomInt } from 'node:crypto'
import net from 'node:net'
import { StartError } from './startError.mjs'

/**
 * Makes sure that the public port can be had, before anything that takes long.
 * @param {number} port
 * @param {string} host
 */
export async function requirePort(port, host) {
  const code = await tryListen(port, host)
  if (!code) return
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start ` +
        '(or a line PORT=… in .env).',
    )
  }
  if (code === 'EACCES') {
    throw new StartError(`This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`)
  }
  throw new StartError(`Cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`)
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** Systems take the ports of outgoing connections from above it (Linux from 32768, others from 49152). */
const FIRST_OUTGOING = 32_768
const FIRST = 20_000
/** Ports that are tried before giving up. */
const TRIES_MAX = 1_000
const given = new Set()

/**
 * A free port on this machine, for what only we talk to. By default no connection to elsewhere takes it before it
 * is used, or while the process that uses it starts again.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = randomInt(FIRST, FIRST_OUTGOING)
    if (given.has(port)) continue
    given.add(port)
    const code = await tryListen(port, '127.0.0.1')
    if (!code) return port
    // Some systems keep ranges for themselves.
    if (code !== 'EADDRINUSE' && code !== 'EACCES')
      throw new StartError(`Cannot listen on 127.0.0.1 (${code}).`)
  }
  throw new StartError('There is no free port on 127.0.0.1.')
}
