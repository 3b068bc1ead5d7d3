import fs from 'node:fs'

/** Only the person who runs the product reads what it logs. */
export const PRIVATE = 0o600
const LOG_MAX_BYTES = 10_000_000
const LOOK_EVERY_MS = 60_000

/**
 * Keeps a log from growing without end: when it is full, what it holds moves to `<file>.1`, also while a program writes
 * to it. The program opened it for appending, so it goes on at the new end.
 */
export function keepSmall(
  file: string,
  { maxBytes = LOG_MAX_BYTES, everyMs = LOOK_EVERY_MS } = {},
): { end: () => void } {
  const look = () => {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size === 0) return
    fs.chmodSync(file, PRIVATE)
    if (size <= maxBytes) return
    fs.copyFileSync(file, `${file}.1`)
    fs.truncateSync(file, 0)
  }
  look()
  const timer = setInterval(look, everyMs).unref()
  return { end: () => clearInterval(timer) }
}
