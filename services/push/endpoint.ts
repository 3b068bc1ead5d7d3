/** Push services of the browsers we know. A leading dot stands for any name below it. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const ENDPOINT_MAX = 1_000

/**
 * Returns whether this is the address of a push service. Our server sends requests there, and a made-up address could
 * reach into our network: only known hosts, https and the usual port count. Source: docs/rules/notifications.md T-23.
 */
export function isPushEndpoint(endpoint: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  if (endpoint.length > ENDPOINT_MAX || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
  if (username || password || hash) return false
  if (allowLoopback && LOOPBACK.includes(hostname)) return protocol === 'http:' || protocol === 'https:'
  if (protocol !== 'https:' || port !== '') return false
  return KNOWN_HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
