/** Where the player of YouTube speaks from. It sets no cookie before it plays. */
const PLAYER = 'https://www.youtube-nocookie.com'
/** Milliseconds between two notes that we listen, until the player answers. */
const KNOCK_MS = 500
/** Milliseconds after which a silent player is gone. */
const TIMEOUT_MS = 12_000
/** The player's state when a video ended. */
const ENDED = 0

type Info = { currentTime?: unknown; playerState?: unknown }
type PlayerMessage = { event?: unknown; info?: unknown }
type Listener = { onSeconds: (seconds: number) => void; onEnded: () => void; onGone: () => void }

/**
 * Listens to the foreign player inside a page of ours, by messages alone: we load no script of its house. Returns a
 * way to stop. `page` is the window of our page, whose only frame is the player.
 */
export function listenToPlayer(page: Window, { onSeconds, onEnded, onGone }: Listener): () => void {
  let hasAnswered = false
  const knock = setInterval(() => {
    if (hasAnswered) return clearInterval(knock)
    page.frames[0]?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), PLAYER)
  }, KNOCK_MS)
  const timer = setTimeout(() => {
    if (!hasAnswered) onGone()
  }, TIMEOUT_MS)
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== PLAYER || source !== page.frames[0]) return
    const message = read(data)
    if (!message) return
    hasAnswered = true
    if (message.event === 'onError') return onGone()
    const info = (typeof message.info === 'object' && message.info !== null ? message.info : {}) as Info
    if (typeof info.currentTime === 'number' && Number.isFinite(info.currentTime)) onSeconds(info.currentTime)
    if (info.playerState === ENDED || (message.event === 'onStateChange' && message.info === ENDED)) onEnded()
  }
  page.addEventListener('message', hear)
  return () => {
    clearInterval(knock)
    clearTimeout(timer)
    page.removeEventListener('message', hear)
  }
}

function read(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const message: unknown = JSON.parse(data)
    return typeof message === 'object' && message !== null ? message : null
  } catch {
    return null
  }
}
