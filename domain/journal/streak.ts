import { addDays, type LocalDay } from '../time/localDay.ts'

/**
 * The run of days with entries, from its last day and length: it counts while its last day is today; one that ended
 * yesterday can be kept by writing today; an older one is over. Source: docs/rules/journal.md S-001-4, D-059.
 */
export function journalStreak(
  run: { last: LocalDay; days: number } | null,
  today: LocalDay,
): { streak: number; toKeep: number } {
  if (run?.last === today) return { streak: run.days, toKeep: 0 }
  return { streak: 0, toKeep: run?.last === addDays(today, -1) ? run.days : 0 }
}
