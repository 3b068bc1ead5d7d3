import type { Actor } from '#domain/access/actor.ts'
import type { DecidedItem, DeskFigures } from '#domain/moderation/deskApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { hasMark, shownSql } from './forMarked.ts'
import { DECIDED, decidedView, type DecidedRow } from './itemRow.ts'
import { severeLately } from './revealWords.ts'

/** Decisions the desk lists. */
const LATEST = 50
/** Days the desk draws. */
const DAYS = 14

type Row = Omit<DeskFigures, 'severeToday'>

// Days are those of UTC. Each row is read once, however many there are.
const FIGURES = `
with shown as (
  select rank, due_at, state, created_at, decided_at from moderation_items i where ${shownSql('i', '$2::boolean')}
), days as (
  select generate_series(($1::timestamptz at time zone 'utc')::date - ${DAYS - 1}, ($1::timestamptz at time zone 'utc')::date, interval '1 day')::date as day
), arrived as (
  select (created_at at time zone 'utc')::date as day, count(*) as count from shown
  where created_at > $1::timestamptz - interval '${DAYS} days' group by 1
), decided as (
  select (decided_at at time zone 'utc')::date as day, count(*) as count from shown
  where decided_at > $1::timestamptz - interval '${DAYS} days' group by 1
), open as (
  select rank, count(*) as count, count(*) filter (where due_at < $1) as overdue from shown where state = 'open' group by 1
)
select
  (select json_build_object('urgent', coalesce(sum(count) filter (where rank = 0), 0), 'high', coalesce(sum(count) filter (where rank = 1), 0),
    'medium', coalesce(sum(count) filter (where rank = 2), 0), 'low', coalesce(sum(count) filter (where rank = 3), 0)) from open) as open,
  (select coalesce(sum(overdue), 0) from open) as overdue,
  (select count(*) from moderation_appeals a join moderation_items i on i.id = a.item_id
    where a.state = 'open' and ${shownSql('i', '$2::boolean')}) as appeals,
  (select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'arrived', coalesce(a.count, 0), 'decided', coalesce(c.count, 0)) order by d.day)
   from days d left join arrived a using (day) left join decided c using (day)) as days,
  (select round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 60))::int
   from shown where decided_at > $1::timestamptz - interval '${DAYS} days') as "medianMinutes"`

/** What the desk counts. @throws OperationError 403 without the permission */
export async function deskFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<DeskFigures> {
  requirePermission(actor, 'moderation.decide')
  const now = clock.now()
  const [row] = await db.query<Row>(FIGURES, [now, hasMark(actor)])
  return { ...row!, severeToday: await severeLately(db, actor.id, now) }
}

/** The latest decisions. @throws OperationError 403 without the permission */
export async function latestDecisions({ db }: Pick<Services, 'db'>, actor: Actor): Promise<DecidedItem[]> {
  requirePermission(actor, 'moderation.decide')
  const rows = await db.query<DecidedRow>(
    `${DECIDED} where i.state = 'decided' and ${shownSql('i', '$1::boolean')} order by i.decided_at desc limit ${LATEST}`,
    [hasMark(actor)],
  )
  return rows.map(decidedView)
}
