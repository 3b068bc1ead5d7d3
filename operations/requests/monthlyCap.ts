import { capOf } from '#domain/store/caps.ts'
import { isOverCap } from '#domain/requests/requests.ts'
import { readStoreSettings } from '#operations/store/settings.ts'
import type { Sql } from '#services/database/db.ts'
import { spentThisMonth } from './spentThisMonth.ts'

/** A minor with the limit their guardian set, in cents; null where the guardian set none. */
export type CappedChild = { childId: string; timeZone: string; ownCents: number | null }

/** The limit of minors whose guardian set none, in cents; null is no limit. Source: docs/rules/store.md S-cap. */
export const usualCap = async (sql: Sql): Promise<number | null> =>
  (await readStoreSettings(sql)).monthlyCapCents

/**
 * Returns whether one more purchase would pass the monthly limit of a minor, whichever member makes it. `addedCents`:
 * what it costs, without shipping and tax. Source: docs/rules/store.md S-cap.
 */
export async function passesCap(
  sql: Sql,
  { childId, timeZone, ownCents }: CappedChild,
  { addedCents, now }: { addedCents: number; now: Date },
): Promise<boolean> {
  const capCents = capOf({ ownCents, usualCents: await usualCap(sql) })
  if (capCents === null) return false
  const spent = await spentThisMonth(sql, [{ childId, timeZone }], now)
  return isOverCap({ capCents, spentCents: spent.get(childId) ?? 0, addedCents })
}
