import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import type { analyticsApi } from '#domain/analytics/api.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { pageOf } from './pageOf.ts'

type Events = z.output<(typeof analyticsApi)['track']['body']>['events']
type Origin = { actor: Actor | null; locale: Locale; now: Date }

const STORE = `
insert into analytics_events (id, user_id, event_type, event_metadata, page_url, language, created_at, updated_at)
select id, $2::uuid, event_type, event_metadata, page_url, $3, $4, $4
from jsonb_to_recordset($1::jsonb) as e(id uuid, event_type text, event_metadata jsonb, page_url text)`

/**
 * Stores events in one statement and gives how many. They name who caused them only for adults and elders: not for minors,
 * and not for somebody whose age we do not know yet.
 */
export async function track(sql: Sql, events: Events, { actor, locale, now }: Origin): Promise<number> {
  const grown = actor?.ageGroup === 'adult' || actor?.ageGroup === 'elder'
  const rows = events.map((event) => ({
    id: newId(),
    event_type: event.event_type,
    event_metadata: event.event_metadata,
    page_url: event.page_url === undefined ? undefined : pageOf(event.page_url),
  }))
  await sql.query(STORE, [JSON.stringify(rows), grown ? actor.id : null, locale, now], 'track')
  return rows.length
}
