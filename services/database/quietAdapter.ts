import type { DatabaseAdapterObj } from 'payload'

/**
 * Payload's PostgreSQL adapter keeps a promise of its own connection, and rejects it while the database is away.
 * Payload waits for `connect()` alone, which reports the same error; the other promise would end the process as an
 * unhandled rejection. This adapter takes note of it.
 */
export function quietAdapter<Made>(adapter: DatabaseAdapterObj<Made>): DatabaseAdapterObj<Made> {
  return {
    ...adapter,
    init(options) {
      const made = adapter.init(options)
      const { initializing } = made as { initializing?: Promise<void> }
      initializing?.catch(() => undefined)
      return made
    },
  }
}
