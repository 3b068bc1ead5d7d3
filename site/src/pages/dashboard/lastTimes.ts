import { useQuery } from '@tanstack/react-query'
import { addDays, daysBetween, localDay } from '#domain/time/localDay.ts'
import { overviewQuery } from '../../features/checkins/queries.ts'
import { progressQuery } from '../../features/journal/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'

/** Days for which the name of the weekday is enough. */
const WEEK = 6

/** When the member last checked in, as a sentence; null where they never did or it is not known. */
export function useLastCheckIn(): string | null {
  const { data } = useQuery(overviewQuery)
  return useSentence('checked', data?.streak.lastDay)
}

/** When the member last wrote in the journal, as a sentence; null where that is long ago or not known. */
export function useLastEntry(): string | null {
  const { data } = useQuery(progressQuery)
  return useSentence('wrote', data?.days.findLast(({ count }) => count > 0)?.day)
}

function useSentence(what: 'checked' | 'wrote', day: string | null | undefined): string | null {
  const t = useMessages()
  const format = useFormat()
  const { timeZone } = usePerson()
  if (!day) return null
  const today = localDay(new Date(), timeZone)
  if (day === today) return t(`today.last.${what}_today`)
  if (day === addDays(today, -1)) return t(`today.last.${what}_yesterday`)
  const isNear = daysBetween(day, today) <= WEEK
  return t(`today.last.${what}_on`, { day: isNear ? format.weekday(day, 'long') : format.fullDay(day) })
}
