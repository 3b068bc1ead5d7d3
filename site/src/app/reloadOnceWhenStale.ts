import { statusOf } from '../lib/call.ts'

const KEY = 'ek.reloaded'
/** Reloads at most this often, in milliseconds: a newer version is there after the first. */
const PAUSE_MS = 60_000

/**
 * A chunk that the server does not have any more means a newer version: loads the page once more, by itself, and only
 * once a minute. Never without a connection: a page that is thrown away then does not come back, and what is written in
 * it with it.
 */
export function reloadOnceWhenStale(reload = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    void isReplaced(payload).then((replaced) => {
      if (replaced && mayReload()) reload()
    })
  })
}

/** Returns whether the server answers that the chunk is gone. */
async function isReplaced(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false
  const address = error instanceof Error ? /https?:\/\/\S+|\/assets\/\S+/.exec(error.message)?.[0] : undefined
  const status = await statusOf(address ?? '/robots.txt')
  return address ? status === 404 || status === 410 : status === 200
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
