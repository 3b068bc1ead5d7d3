import type { Env } from '../../env.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an api process holds the live connections itself: unless `CHANNELS_URL` names another. Only then may its
 * events go straight to them; else they would reach no one.
 */
export function holdsConnections({
  CHANNELS_URL,
  HOST,
  PORT,
}: Pick<Env, 'CHANNELS_URL' | 'HOST' | 'PORT'>): boolean {
  if (!CHANNELS_URL) return true
  const { hostname, port, protocol } = new URL(CHANNELS_URL)
  const number = Number(port) || (protocol === 'https:' ? 443 : 80)
  return number === PORT && (hostname === HOST || LOOPBACK.includes(hostname))
}
