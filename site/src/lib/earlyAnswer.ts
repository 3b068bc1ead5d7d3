const PAGE = '/dashboard'
const ANSWER = '/api/dashboard'
/** Only says that a session may exist. */
const HINT = /(?:^|; )ek_in=1(?:;|$)/
const TIMEOUT_MS = 20_000

declare global {
  interface Window {
    earlyAnswer?: Promise<Response> | undefined
  }
}

/**
 * Asks for what the dashboard shows while its scripts are still on their way: they need about as long as the answer.
 * Called by `/comfort.js`, the first script of a page.
 */
export function askEarly(): void {
  if (location.pathname !== PAGE || !HINT.test(document.cookie)) return
  window.earlyAnswer = fetch(ANSWER, {
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // Who takes it handles a failure; a page that is left takes none.
  window.earlyAnswer.catch(() => {})
}

/** The answer that was asked for early, for the first question of the page; undefined without one, and afterwards. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = window.earlyAnswer
  if (url !== ANSWER || !early) return undefined
  window.earlyAnswer = undefined
  return early
}
