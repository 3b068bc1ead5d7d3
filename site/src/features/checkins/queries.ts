import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { checkinsApi } from '#domain/checkins/api.ts'
import { applyCheckedIn, type SavedCheckIn } from '#domain/checkins/events.ts'
import { keyOf, read } from '../../lib/query.ts'

/** History, week, streak and badges: the one request of the check-in tab. */
export const overviewQuery = read(checkinsApi.overview)

const [feature, path] = overviewQuery.queryKey
/** Is a query about check-ins, but not the overview: a month, or days? */
const isHistory = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  queryKey[0] === feature && queryKey[1] !== path

/**
 * Puts a check-in of this tab into what the screens hold. On a day the chart does not show yet (midnight has passed) it
 * asks the server instead.
 */
export function applyToOverview(client: QueryClient, saved: SavedCheckIn): void {
  void client.invalidateQueries({ predicate: isHistory })
  const known = client.getQueryData(overviewQuery.queryKey)
  if (!known) return
  const { day } = saved.checkIn
  if (!known.week.days.some((shown) => shown.day === day)) {
    void client.invalidateQueries({ queryKey: keyOf(checkinsApi.overview) })
    return
  }
  client.setQueryData(overviewQuery.queryKey, applyCheckedIn(known, saved))
}

/** A check-in was stored somewhere: asks again, unless this tab has it already. */
export function fetchCheckIn(client: QueryClient, id: string): void {
  const known = client.getQueryData(overviewQuery.queryKey)
  if (known?.checkIns.some((checkIn) => checkIn.id === id)) return
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey.slice(0, 1) })
}
