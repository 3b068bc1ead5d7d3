import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { backOff } from '#domain/time/backOff.ts'
import type { Log } from '#services/log/log.ts'

/** Pauses between tries, in milliseconds. */
const PAUSES_MS = { first: 500, longest: 5_000 }

/**
 * The pool, but `query` waits for a database that is away instead of failing. Only the queue's scheduler uses `query`:
 * an error would end it, and it would leave an unhandled rejection behind. After `ended` fires it gives no
 * rows.
 */
export function reconnectingPool(pool: Pool, ended: AbortSignal, log: Log): Pool {
  const query = async (text: string, values?: unknown[]) => {
    for (let tries = 0; !ended.aborted; tries += 1) {
      try {
        return await pool.query(text, values)
      } catch (error) {
        const pause = backOff(tries, PAUSES_MS)
        log.warn({ err: (error as Error).message, again: pause }, 'schedules wait for the database')
        await sleep(pause, undefined, { signal: ended }).catch(() => undefined)
      }
    }
    return { rows: [], rowCount: 0 }
  }
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
