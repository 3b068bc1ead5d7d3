/** Answers that are kept until they are dropped or too old. */
export type Kept = {
  get<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Forgets everything. A read under way still answers those who wait for it, and is not kept. */
  drop(): void
}

/**
 * Keeps the answers of reads for `maxAge()` milliseconds at most. Many callers at once cause one read; an error is not
 * kept.
 */
export function keepUntilEdited(maxAge: () => number): Kept {
  const kept = new Map<string, { at: number; answer: Promise<unknown> }>()
  return {
    get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && performance.now() - known.at < maxAge()) return known.answer as Promise<T>
      const entry = { at: performance.now(), answer: read() }
      kept.set(key, entry)
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return entry.answer
    },
    drop: () => kept.clear(),
  }
}
