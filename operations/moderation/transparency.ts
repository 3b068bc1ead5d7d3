import { FEWEST, QUARTERS, type QuarterFigures } from '#domain/moderation/transparencyApi.ts'
import { shownSql } from './desk/forMarked.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'

/** Milliseconds for which the figures are given again: everyone may ask. */
const FRESH_MS = 600_000
const kept = new WeakMap<Db, { until: number; at: number; quarters: Promise<QuarterFigures[]> }>()

/**
 * Counts of the desk by quarter, newest first, at most ten minutes old. Source: docs/rules/moderation.md
 * transparency.
 */
export function quarterlyFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<QuarterFigures[]> {
  const known = kept.get(db)
  const now = clock.now()
  // The clock moves by itself in tests alone.
  if (known && performance.now() < known.until && Math.abs(now.getTime() - known.at) < FRESH_MS)
    return known.quarters
  const quarters = count(db, now)
  kept.set(db, { until: performance.now() + FRESH_MS, at: now.getTime(), quarters })
  quarters.catch(() => kept.delete(db))
  return quarters
}

type Row = Record<'reports' | 'decisions' | 'appeals' | 'overturned', number> & {
  quarter: string
  is_running: boolean
  median: number | null
}

/** Nothing of child safety is counted. */
const OPEN_TO_ALL = shownSql('i', 'false')

// What follows a decision is no decision of its own: a vote that was asked for, an undo, a reversal, an answer.
const FIGURES = `
with q as (
  select s as starts, s + interval '3 months' as ends from generate_series(
    date_trunc('quarter', $1::timestamptz at time zone 'UTC') - interval '${3 * (QUARTERS - 1)} months',
    date_trunc('quarter', $1::timestamptz at time zone 'UTC'), interval '3 months') as s
), quarters as (
  select to_char(starts, 'YYYY"-Q"Q') as quarter, starts at time zone 'UTC' as starts, ends at time zone 'UTC' as ends from q
)
select quarter, ends > $1 as is_running,
  (select count(*)::int from moderation_reports r where r.created_at >= starts and r.created_at < ends) as reports,
  (select count(*)::int from moderation_decisions d where d.decided_at >= starts and d.decided_at < ends
     and d.action not in ('ban_asked', 'undone', 'reversed', 'appeal_upheld', 'appeal_overturned')
     and not exists (select from moderation_items i where i.id::text = d.item and not ${OPEN_TO_ALL})) as decisions,
  (select percentile_cont(0.5) within group (order by extract(epoch from i.decided_at - i.created_at) / 60)
     from moderation_items i where i.decided_at >= starts and i.decided_at < ends and ${OPEN_TO_ALL}) as median,
  (select count(*)::int from moderation_appeals a join moderation_items i on i.id = a.item_id
     where a.answered_at >= starts and a.answered_at < ends and ${OPEN_TO_ALL}) as appeals,
  (select count(*)::int from moderation_appeals a join moderation_items i on i.id = a.item_id
     where a.answered_at >= starts and a.answered_at < ends and a.state = 'overturned' and ${OPEN_TO_ALL}) as overturned
from quarters order by starts desc`

async function count(db: Db, now: Date): Promise<QuarterFigures[]> {
  const rows = await db.query<Row>(FIGURES, [now], 'transparency')
  const first = rows.findLastIndex(({ reports, decisions }) => reports > 0 || decisions > 0)
  // Quarters from before anything was counted say nothing.
  return rows.slice(0, first + 1).map((row) => ({
    quarter: row.quarter,
    isRunning: row.is_running,
    reports: shown(row.reports),
    decisions: shown(row.decisions),
    medianMinutes: row.decisions < FEWEST || row.median === null ? null : Math.max(1, Math.round(row.median)),
    appeals: shown(row.appeals),
    overturned: shown(row.overturned),
  }))
}

const shown = (count: number): number | null => (count < FEWEST ? null : count)
