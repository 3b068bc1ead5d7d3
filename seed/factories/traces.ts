import type { issueCategories } from '#domain/ops/api.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom } from '../random.ts'
import type { SeededPerson } from './people.ts'

const DAY_MS = 86_400_000
/** Days of events in the demo dataset. */
const DAYS = 14
const pages = ['/dashboard', '/dashboard', '/journal', '/settings', '/help', '/crisis']
const events = [
  'page_view',
  'page_view',
  'page_view',
  'checkin_saved',
  'reflection_written',
  'coach_message_opened',
]

/** Reports about the product: how many days ago, what about, in whose words, and whether it is settled. */
const reports: readonly [
  days: number,
  category: (typeof issueCategories)[number],
  words: string,
  status: 'open' | 'in_review' | 'closed',
  by: string | null,
][] = [
  [
    1,
    'bug_report',
    'After I changed the text size to 150 % the week chart is cut off on my old tablet.',
    'open',
    'walter',
  ],
  [
    3,
    'translation',
    'In Spanish the button under the reflection is longer than the card.',
    'in_review',
    'lucia',
  ],
  [5, 'accessibility', 'My screen reader says the name of the badge twice.', 'open', null],
  [12, 'feature_request', 'I would like to see the month as well as the week.', 'closed', 'grace'],
]

/**
 * Stores what people of the demo dataset left behind besides their own things: events of adults who agreed, and
 * reports.
 */
export async function seedTraces(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  const adults = people.filter(({ agreesToCount }) => agreesToCount)
  const random = randomFrom('events')
  await insertRows(
    sql,
    'analytics_events',
    {
      id: 'uuid',
      user_id: 'uuid',
      event_type: 'text',
      event_metadata: 'jsonb',
      page_url: 'text',
      language: 'text',
      ...stamps,
    },
    Array.from({ length: adults.length * DAYS }, (_, index) => {
      const person = random.pick(adults)
      const at = new Date(Math.max(now.getTime() - random.next() * DAYS * DAY_MS, person.joinedAt.getTime()))
      return {
        id: seedId(`event:${index}`),
        user_id: person.id,
        event_type: random.pick(events),
        event_metadata: null,
        page_url: random.pick(pages),
        language: person.locale,
        created_at: at,
        updated_at: at,
      }
    }),
  )
  await insertRows(
    sql,
    'incidents',
    {
      id: 'uuid',
      kind: 'enum_incidents_kind',
      category: 'text',
      severity: 'enum_incidents_severity',
      description: 'text',
      user_id: 'uuid',
      page_url: 'text',
      status: 'enum_incidents_status',
      ...stamps,
    },
    reports.map(([days, category, description, status, by], index) => {
      const at = new Date(now.getTime() - days * DAY_MS)
      const author = people.find(({ handle }) => handle === by)
      return {
        id: seedId(`report:${index}`),
        kind: 'bug',
        category,
        severity: 'low',
        description,
        user_id: author?.id ?? null,
        page_url: '/dashboard',
        status,
        created_at: at,
        updated_at: at,
      }
    }),
  )
}
