import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import type { analyticsApi } from '#domain/analytics/api.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { mayCount } from './mayCount.ts'
import { pageOf } from './pageOf.ts'
import { withoutPeople } from './withoutPeople.ts'

type Event = z.output<(typeof analyticsApi)['track']['body']>['events'][number]
type Origin = { actor: Actor | null; locale: Locale; now: Date }

const STORE = `
insert into analytics_events (id, user_id, event_type, event_metadata, page_url, language, created_at, updated_at)
select id, $2::uuid, event_type, event_metadata, page_url, $3, $4, $4
from jsonb_to_recordset($1::jsonb) as e(id uuid, event_type text, event_metadata jsonb, page_url text)`

/**
 * Stores events in one statement and gives how many. Of a signed-in member only with their consent, which no member
 * under 18 can give: without it nothing is stored. Events of visitors name no one. What could name a person is
 * taken out of the rest.
 */
export async function track(
  sql: Sql,
  events: readonly Event[],
  { actor, locale, now }: Origin,
): Promise<number> {
  if (actor && (actor.consent || !mayCount(actor))) return 0
  const rows = events.map((event) => ({
    id: newId(),
    event_type: event.event_type,
    event_metadata: cleaned(event.event_metadata),
    page_url: event.page_url === undefined ? undefined : pageOf(event.page_url),
  }))
  await sql.query(STORE, [JSON.stringify(rows), actor?.id ?? null, locale, now], 'track')
  return rows.length
}

const cleaned = (metadata: Event['event_metadata']): Event['event_metadata'] =>
  metadata &&
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutPeople(value) : value,
    ]),
  )
