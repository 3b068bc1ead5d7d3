import { useQuery } from '@tanstack/react-query'
import { addDays, daysBetween, localDay } from '#domain/time/localDay.ts'
import { overviewQuery } from '../../features/checkins/queries.ts'
import { progressQuery } from '../../features/journal/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'

/** Days for which the name of the weekday is enough. */
const WEEK = 6

/** When the member last checked in and last wrote, as sentences; nothing where there was none or it is not known. */
export function useLastTimes(hasJournal: boolean): { checkedIn: string | null; wrote: string | null } {
  const t = useMessages()
  const format = useFormat()
  const { timeZone } = usePerson()
  const overview = useQuery(overviewQuery).data
  const progress = useQuery({ ...progressQuery, enabled: hasJournal }).data
  const today = localDay(new Date(), timeZone)
  const sentence = (what: 'checked' | 'wrote', day: string | null | undefined): string | null => {
    if (!day) return null
    if (day === today) return t(`today.last.${what}_today`)
    if (day === addDays(today, -1)) return t(`today.last.${what}_yesterday`)
    const isNear = daysBetween(day, today) <= WEEK
    return t(`today.last.${what}_on`, { day: isNear ? format.weekday(day, 'long') : format.fullDay(day) })
  }
  return {
    checkedIn: sentence('checked', overview?.streak.lastDay),
    wrote: sentence('wrote', progress?.days.findLast(({ count }) => count > 0)?.day),
  }
}
