import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { checkinsApi } from '#domain/checkins/api.ts'
import { applyCheckedIn, type SavedCheckIn } from '#domain/checkins/events.ts'
import { read } from '../../lib/query.ts'

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
  // What is on its way may be of before it.
  const isAsked = client.isFetching(overviewQuery) > 0
  void client.cancelQueries(overviewQuery)
  const known = client.getQueryData(overviewQuery.queryKey)
  const isShown = known?.week.days.some(({ day }) => day === saved.checkIn.day)
  if (isShown) client.setQueryData(overviewQuery.queryKey, applyCheckedIn(known!, saved))
  if (isAsked || isShown === false) void client.invalidateQueries(overviewQuery)
}

/** A check-in was stored somewhere: asks again, unless this tab has it already. */
export function fetchCheckIn(client: QueryClient, id: string): void {
  const known = client.getQueryData(overviewQuery.queryKey)
  if (known?.checkIns.some((checkIn) => checkIn.id === id)) return
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey.slice(0, 1) })
}
