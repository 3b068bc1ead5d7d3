import type { IncomingMessage } from 'node:http'
import { isLoopbackName } from '#lib/loopback.ts'

/** Is this the address of the machine itself? */
const isLocalAddress = (address: string | undefined): boolean =>
  address !== undefined && (/^(::ffff:)?127\./.test(address) || address === '::1')

/**
 * Does a request come from this machine, with no proxy in between? Behind a proxy every request comes from next door,
 * so what a proxy adds, and any name but our own, means no.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return isLocalAddress(socket.remoteAddress) && isLoopbackName(host) && !isForwarded
}
