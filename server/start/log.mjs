const STILL_MS = 10_000

/** Writes a line of progress, plain: no colour, no cursor movement, so it reads the same in a log file. */
export function log(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Logs what is being done, does it, and every ten seconds logs that it still goes on.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function doing(text, work) {
  log(`${text} …`)
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  const still = setInterval(() => log(`  still at it after ${seconds()} s`), STILL_MS)
  try {
    return await work()
  } finally {
    clearInterval(still)
  }
}
