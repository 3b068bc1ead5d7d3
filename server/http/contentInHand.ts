import type { Log } from '#services/log/log.ts'

/** How long a process shows what it has before it looks again, in milliseconds. Most looks end in memory. */
const FRESH_MS = 2_000
/** How long a visitor waits for that look; then the page as it was is good enough. */
const PATIENCE_MS = 300

type Options<T> = {
  /** What there is before the first look. */
  first: T
  read: () => Promise<T>
  /** Called when a look found something else. */
  onChange: (found: T) => void
  log: Pick<Log, 'warn'>
  /** What is logged when a look fails. */
  failed: string
}

/** Content that pages are made of: looked at again every two seconds, and kept as it was while the database is away. */
export function contentInHand<T>({ first, read, onChange, log, failed }: Options<T>): () => Promise<T> {
  let content = first
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const found = await read()
      if (JSON.stringify(found) !== JSON.stringify(content)) {
        content = found
        onChange(found)
      }
    } catch (error) {
      log.warn({ err: (error as Error).message }, failed)
    }
    lookedAt = performance.now()
    looking = undefined
  }

  return async () => {
    if (performance.now() - lookedAt > FRESH_MS) {
      looking ??= look()
      await atMost(PATIENCE_MS, looking)
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
