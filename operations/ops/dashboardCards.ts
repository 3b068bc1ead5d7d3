import type { z } from 'zod/mini'
import { SMALL_GROUP } from '#domain/analytics/ageBands.ts'
import type { opsApi } from '#domain/ops/api.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'
import { serverStatus } from './serverStatus.ts'
import { hasUndeclaredProxy } from './undeclaredProxy.ts'

type Cards = z.output<(typeof opsApi)['dashboardCards']['output']>
type Counts = Omit<Cards, 'server' | 'undeclaredProxy' | 'checkIns' | 'ai'> & {
  ai: Omit<Cards['ai'], 'model'>
}

/** Milliseconds for which figures are given again: the panel of every staff member asks every 30 seconds. */
const FRESH_MS = 5_000
const kept = new WeakMap<Db, { until: number; cards: Promise<Cards> }>()

/** The figures of the staff dashboard, at most five seconds old. */
export function dashboardCards({ db, clock, ai }: Pick<Services, 'db' | 'clock' | 'ai'>): Promise<Cards> {
  const known = kept.get(db)
  if (known && performance.now() < known.until) return known.cards
  const cards = count(db, ai, clock.now())
  kept.set(db, { until: performance.now() + FRESH_MS, cards })
  cards.catch(() => kept.delete(db))
  return cards
}

// Beyond a million events their number is PostgreSQL's estimate: counting them all would take longer than a reader
// waits.
const COUNTS = `
select
  (select json_build_object('total', count(*),
     'thisWeek', count(*) filter (where created_at > $1::timestamptz - interval '7 days'),
     'lastWeek', count(*) filter (where created_at <= $1::timestamptz - interval '7 days' and created_at > $1::timestamptz - interval '14 days'))
   from users) as members,
  (select json_build_object('last24h', count(*), 'activePeople', count(distinct user_id), 'total', (select case when c.reltuples > 1e6 then c.reltuples::bigint else (select count(*) from analytics_events) end
       from pg_class c where c.oid = 'analytics_events'::regclass))
   from analytics_events where created_at > $1::timestamptz - interval '1 day') as events,
  json_build_object(
    'delivered24h', (select count(*) from coach_message_deliveries where delivered_at > $1::timestamptz - interval '1 day'),
    'week', (select case when count(distinct d.user_id) >= ${SMALL_GROUP} then json_build_object('delivered', count(*), 'shown', count(d.opened_at), 'engaged', count(d.engaged_at)) end
       from coach_message_deliveries d join profiles p on p.id = d.user_id and p.analytics_consent and p.age_group in ('adult', 'elder')
       where d.delivered_at > $1::timestamptz - interval '7 days')) as coach,
  (select json_build_object('on', count(*) filter (where enabled), 'total', count(*)) from feature_flags) as flags,
  (select json_build_object('open', count(*)) from incidents where status <> 'closed') as incidents,
  (select json_build_object('active', count(*) filter (where is_active), 'total', count(*))
   from products where not is_archived) as store,
  (select json_build_object('total', count(*), 'paid', count(*) filter (where status = 'paid'),
     'refunded', count(*) filter (where status in ('refunded', 'partially_refunded')))
   from orders where status <> 'pending') as orders,
  (select json_build_object('paid', count(*) filter (where status = 'active'), 'trialing', count(*) filter (where status = 'trialing'))
   from subscriptions where status in ('active', 'trialing')) as plans,
  (select json_build_object('sets24h', count(distinct (user_id, created_at)),
     'fromModel24h', count(distinct (user_id, created_at)) filter (where source = 'model'),
     'tokensToday', (select coalesce(sum(tokens), 0) from ai_usage where day = to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD')))
   from ai_suggestions where created_at > $1::timestamptz - interval '1 day') as ai,
  json_build_object(
    'sent24h', (select count(*) from email_logs where status = 'sent' and sent_at > $1::timestamptz - interval '1 day'),
    'waiting', (select count(*) from email_logs where status = 'queued'),
    'failed24h', (select count(*) from email_logs where status = 'failed' and updated_at > $1::timestamptz - interval '1 day')) as mail`

// Days are the members' own; the newest day anywhere on earth can be a day ahead of UTC. Created-at narrows the scan.
const PER_DAY = `
select day, count(*) as count from moods
where created_at > $1::timestamptz - interval '9 days' and day > $2 and day <= $3 group by day`

async function count(db: Db, ai: Services['ai'], now: Date): Promise<Cards> {
  const today = localDay(now, 'UTC')
  const [counts, perDay, server] = await Promise.all([
    db.query<Counts>(COUNTS, [now]),
    db.query<{ day: string; count: number }>(PER_DAY, [now, addDays(today, -7), today]),
    serverStatus(db),
  ])
  const found = new Map(perDay.map((row) => [row.day, row.count]))
  const sevenDays = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)).map((day) => ({
    day,
    count: found.get(day) ?? 0,
  }))
  const [figures] = counts
  return {
    ...figures!,
    ai: { ...figures!.ai, model: ai.stats().state },
    checkIns: { today: found.get(today) ?? 0, sevenDays },
    server,
    undeclaredProxy: hasUndeclaredProxy(),
  }
}
