/** Requests that have to look alike before it is said. */
const WINDOW = 30

type Seen = { peer: string; isForwarded: boolean }
let window: { forwarded: number; peers: Set<string>; requests: number } = fresh()
let isUndeclared = false

function fresh() {
  return { forwarded: 0, peers: new Set<string>(), requests: 0 }
}

/**
 * Looks at where requests come from, in a process that believes no proxy. When all of them come from one neighbour and
 * carry what proxies add, a proxy stands there that no setting names: then every visitor counts as one, and a stranger
 * can use up the limits of all. Gives true at the moment this becomes known.
 */
export function noteRequest({ peer, isForwarded }: Seen): boolean {
  window.requests += 1
  window.peers.add(peer)
  if (isForwarded) window.forwarded += 1
  if (window.requests < WINDOW) return false
  const was = isUndeclared
  isUndeclared = window.forwarded === WINDOW && window.peers.size === 1 && isPrivate(peer)
  window = fresh()
  return isUndeclared && !was
}

/** Does a proxy seem to stand before this process that `TRUSTED_PROXIES` does not count? */
export const hasUndeclaredProxy = (): boolean => isUndeclared

/** Forgets what was seen. For tests. */
export function forgetRequests(): void {
  window = fresh()
  isUndeclared = false
}

const isPrivate = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '')
  return (
    /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(plain) ||
    /^(::1$|f[cd]|fe80:)/i.test(plain)
  )
}
