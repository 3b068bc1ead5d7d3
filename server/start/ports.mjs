import net from 'node:net'
import { StartError } from './startError.mjs'

/**
 * Makes sure that the public port can be had, before anything that takes long.
 * @param {number} port
 * @param {string} host
 */
export async function requirePort(port, host) {
  const fault = await tryListen(port, host)
  if (!fault) return
  if (fault === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start ` +
        '(or a line PORT=… in .env).',
    )
  }
  if (fault === 'EACCES') {
    throw new StartError(`This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`)
  }
  throw new StartError(`Cannot listen on ${host}:${port} (${fault}). Check HOST and PORT.`)
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** A free port on this machine, for what only we talk to. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
