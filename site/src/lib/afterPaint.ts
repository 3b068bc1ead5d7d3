/** Longest wait for a screen that is on its way, in milliseconds: it may never come. */
const SCREEN_MS = 4_000

let waiting = 0
const listeners = new Set<() => void>()

/** Says that a screen is on its way, and returns what says that it is here. Work in the background waits for it. */
export function awaitScreen(): () => void {
  waiting += 1
  return () => {
    waiting -= 1
    // The screen in its place may be waited for as well, and says so in the same turn.
    queueMicrotask(() => {
      if (waiting === 0) for (const listener of [...listeners]) listener()
    })
  }
}

const screenHere = (): Promise<void> | undefined =>
  waiting === 0
    ? undefined
    : new Promise((resolve) => {
        const done = () => {
          listeners.delete(done)
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(done, SCREEN_MS)
        listeners.add(done)
      })

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })

const loaded = (): Promise<void> | undefined =>
  document.readyState === 'complete'
    ? undefined
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))

/** Resolves when the page and its screen are painted and the browser idle; for work in the background. */
export async function afterPaint(): Promise<void> {
  await loaded()
  await screenHere()
  await idle()
}
