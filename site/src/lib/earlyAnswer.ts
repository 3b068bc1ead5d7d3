const PAGE = '/dashboard'
/** Only shows that a session may exist. */
const HINT = /(?:^|; )ek_in=1(?:;|$)/
/** Then the page asks anew, which has a time limit of its own. */
const TIMEOUT_MS = 6_000

declare global {
  interface Window {
    /** What was asked for early; undefined when nothing came. The first question of the page takes it. */
    earlyAnswer?: Promise<unknown> | undefined
  }
}

/**
 * Asks for what the dashboard shows while its scripts are still on their way: they need about as long as the answer.
 * Called by `/comfort.js`, the first script of a page. What fails is asked for again, and explained, by the page.
 */
export function askEarly(): void {
  if (location.pathname !== PAGE || !HINT.test(document.cookie)) return
  window.earlyAnswer = fetch('/api/dashboard', {
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer): Promise<unknown> | undefined => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)
}
