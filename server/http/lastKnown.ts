/** Milliseconds a page waits for an answer it can do without. */
const TIMEOUT_MS = 300

/**
 * Asks each time, but waits only a moment: when no answer comes, or an error, it gives the last answer there was, at
 * first `before`.
 */
export function lastKnown<T>(ask: () => Promise<T>, before: T): () => Promise<T> {
  let known = before
  return () =>
    new Promise((resolve) => {
      const enough = setTimeout(() => resolve(known), TIMEOUT_MS)
      ask()
        .then((answer) => (known = answer))
        .catch(() => known)
        .then((answer) => {
          clearTimeout(enough)
          resolve(answer)
        })
    })
}
