import { flags, type FlagKey } from '#domain/flags/flags.ts'
import type { Sql } from '#services/database/db.ts'
import { poolOf } from '#services/database/poolOf.ts'

/** Milliseconds a process may go on with what it read. Switching a flag in the same process forgets at once. */
const FRESH_MS = 2_000

/** All flags, in the order of the flags view: category, then key. */
export type FlagStates = ReadonlyMap<string, boolean>
type Kept = { until: number; flags: Promise<FlagStates> }

// One entry for each database a process talks to: one in the product, several in tests.
const kept = new WeakMap<object, Kept>()

/**
 * Returns whether a flag is on: by its row, else by the list; unknown ones are off. Source: docs/rules/flags.md D-178.
 */
export const isOn = async (sql: Sql, key: FlagKey): Promise<boolean> =>
  (await flagStates(sql)).get(key) ?? flags[key]?.enabled ?? false

/** Which flags are on, at most two seconds old. Many callers at once cause one read. */
export function flagStates(sql: Sql): Promise<FlagStates> {
  const known = kept.get(poolOf(sql))
  if (known && performance.now() < known.until) return known.flags
  const read = readFlags(sql)
  kept.set(poolOf(sql), { until: performance.now() + FRESH_MS, flags: read })
  // A failed read is not kept: the next caller asks again.
  read.catch(() => kept.delete(poolOf(sql)))
  return read
}

/** Makes the next question read the database again. */
export const forgetFlags = (sql: Sql): void => void kept.delete(poolOf(sql))

async function readFlags(sql: Sql): Promise<FlagStates> {
  const rows = await sql.query<{ flag_key: string; enabled: boolean }>(
    'select flag_key, enabled from feature_flags order by category, flag_key',
    [],
    'flag-states',
  )
  return new Map(rows.map((row) => [row.flag_key, row.enabled]))
}
