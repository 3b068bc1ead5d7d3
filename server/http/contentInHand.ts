import type { Log } from '#services/log/log.ts'

/** How long a process shows what it has before it looks again, in milliseconds. Most looks end in memory. */
const FRESH_MS = 2_000
/** How long a visitor waits for that look; then the page as it was is good enough. */
const TIMEOUT_MS = 300

type Options<T extends object> = {
  /** What there is before the first look. */
  first: T
  /** Gives the same object while nothing changed: texts are compared only when it is another. */
  read: () => Promise<T>
  /** Adds to what was read. */
  complete?: (found: T) => T
  /** Called when a look found something else. */
  onChange: (found: T) => void
  log: Pick<Log, 'warn'>
  /** What is logged when a look fails. */
  failed: string
}

/** Content that pages are made of: looked at again every two seconds, and kept as it was while the database is away. */
export function contentInHand<T extends object>({
  first,
  read,
  complete = (found) => found,
  onChange,
  log,
  failed,
}: Options<T>): () => Promise<T> {
  let content = first
  let lastRead: T | undefined
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const found = await read()
      if (found !== lastRead) {
        show(complete(found))
        lastRead = found
      }
    } catch (error) {
      log.warn({ err: (error as Error).message }, failed)
    }
    lookedAt = performance.now()
    looking = undefined
  }

  function show(found: T): void {
    if (JSON.stringify(found) === JSON.stringify(content)) return
    content = found
    onChange(found)
  }

  return async () => {
    if (performance.now() - lookedAt > FRESH_MS) {
      looking ??= look()
      await atMost(TIMEOUT_MS, looking)
    }
    return content
  }
}

/** Waits for work, but not longer than this many milliseconds. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
