import { dataMap, tableOf, technicalColumns, type PersonCollection } from '#domain/account/dataMap/index.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { addRow } from './rows.ts'

/** A word that stands nowhere but in one column of one row. */
export type Canary = { collection: PersonCollection; column: string; word: string }

/** Columns that take only some values, by table and column; all others of text get a canary. */
const fitting: Readonly<Record<string, unknown>> = {
  'users.phone': '+15550001234',
  'profiles.age_group': 'adult',
  'profiles.language': 'en',
  'profiles.claimed_age_group': 'adult',
  'profiles.time_zone': 'UTC',
  'profiles.country': 'US',
  'profiles.zipcode': '10001',
  'profiles.age': 34,
  'profiles.birth_date': '1990-01-02',
  'profiles.subscription_status': 'free',
  'user_settings.theme': 'dark',
  'account_deletions.requested_by': 'self',
  'data_exports.state': 'failed',
  'recovery_requests.kind': 'link',
  'email_logs.status': 'sent',
  'test_messages.result': 'sent',
  'test_messages.devices': 1,
  'test_messages.sent': 1,
  'moods.intensity': 3,
  'moods.day': '2026-03-11',
  'journal_entries.date': '2026-03-11',
  'journal_entries.visibility': 'guardian',
  'journal_entries.mood': 3,
  'journal_entries.tags': '["canary-tag"]',
  'journal_entries.transcript_by': 'member',
  'trashed_entries.mood': 3,
  'trashed_entries.transcript_by': 'member',
  'voice_notes.entry_id': '01890a5d-ac96-774b-bcce-b302099a8057',
  'voice_notes.type': 'audio/webm',
  'writing_prompts.day': '2026-03-11',
  'writing_prompts.focus_area': 'growth',
  'writing_prompts.source': 'curated',
  'moderation_items.source': 'report',
  'moderation_items.severity': 'medium',
  'moderation_items.rank': 2,
  'moderation_items.state': 'decided',
  'moderation_appeals.state': 'upheld',
  'care_offers.times_put_away': 1,
  'incidents.kind': 'bug',
  'incidents.severity': 'low',
  'incidents.status': 'open',
  'incidents.place': 'journal',
  'child_safety_cases.level': 'urgent',
  'child_safety_cases.status': 'open',
  'child_safety_cases.place': 'journal',
  'entry_releases.state': 'released',
  'entry_releases.proposed_by_id': null,
  'ai_suggestions.source': 'curated',
  'ai_suggestions.answer': null,
  'explored_resources.is_done': false,
  'coach_message_deliveries.window': '09:00',
  'notification_preferences.digest_channel': 'both',
  'guardian_links.status': 'verified',
  'guardian_links.relationship': 'parent',
  'guardian_links.language': 'en',
  'guardian_links.guardian_id': null,
  'parent_notices.event_type': 'checkin',
  'parent_notices.delivery': 'now',
  'family_groups.invite_code': 'ABCD2345',
  'family_members.role': 'admin',
  'orders.status': 'paid',
  'orders.currency': 'usd',
  'order_items.quantity': 1,
  'cart_items.quantity': 1,
  'entitlements.status': 'revoked',
  'refunds.state': 'declined',
  'purchase_requests.status': 'declined',
  'purchase_requests.guardian_id': null,
  'purchase_requests.answer_reason': 'later',
  'product_reviews.state': 'published',
  'product_reviews.rating': 5,
  'subscriptions.plan': 'individual',
  'subscriptions.status': 'canceled',
  'plan_refunds.state': 'done',
  'trivia_session_progress.session_number': 1,
  'trivia_plays.session_number': 1,
  'trivia_answers.choice': 'a',
  'consent_ledger.guardian_id': null,
  'chat_messages.state': 'visible',
  'chat_messages.sequence': 1,
  'chat_messages.revision': 1,
  'chat_reactions.kind': 'hug',
  'sanctions.kind': 'warning',
}

/** Columns of some rows that refer to a row planted before. */
const references: Readonly<Record<string, string>> = {
  mood_id: 'moods',
  entry_id: 'journal_entries',
  link_id: 'guardian_links',
  family_id: 'family_groups',
  member_id: 'family_members',
  item_id: 'moderation_items',
  play_id: 'trivia_plays',
  room_id: 'chat_rooms',
  message_id: 'chat_messages',
  weekly_session_id: 'trivia_weekly_sessions',
  product_id: 'products',
  order_id: 'orders',
  order_item_id: 'order_items',
}

type Column = { name: string; type: string; max: number | null; generated: boolean }

/**
 * Plants a row in every collection that names a member, filled with words that stand nowhere else. `exported` are
 * those an export has to have, `withheld` those it must not. The account and its profile are there already and are
 * changed.
 */
export async function plantCanaries(
  db: Db,
  userId: string,
  { other, weekId }: { other: string; weekId: string },
): Promise<{ exported: Canary[]; withheld: Canary[] }> {
  const exported: Canary[] = []
  const withheld: Canary[] = []
  const refused: string[] = []
  const room = await addRow(db, 'chat_rooms', { slug: 'canaries', band: 'adult' })
  const product = await addRow(db, 'products', {
    slug: 'canaries',
    category: 'adults',
    product_type: 'digital',
    age_restriction: 'all',
    price_cents: 100,
  })
  const ids = new Map<string, string>([
    ['products', product],
    ['trivia_weekly_sessions', weekId],
    ['chat_rooms', room],
  ])
  for (const collection of collectionsInOrder()) {
    const table = tableOf(collection)
    const { people, columns: shown } = dataMap[collection]
    const columns = await columnsOf(db, table)
    const row: Record<string, unknown> = {}
    for (const column of columns) {
      if (column.generated) continue
      const { name } = column
      const place = `${table}.${name}`
      const person = people[name]
      if (name === 'id') row.id = table === 'users' || table === 'profiles' ? userId : newId()
      else if (place in fitting) row[name] = fitting[place]
      else if (person && column.type === 'uuid')
        row[name] =
          person.is === 'owner' || name === 'asked_by_id' || name === 'created_by_id' ? userId : other
      else if (name.endsWith('_id') && column.type === 'uuid')
        row[name] = ids.get(references[name] ?? '') ?? null
      else {
        const { value, word } = valueOf(column, `canary.${table}.${name}.${newId().slice(-12)}`)
        row[name] = value
        if (word && shown.includes(name)) exported.push({ collection, column: name, word })
        else if (word && !(technicalColumns as readonly string[]).includes(name))
          withheld.push({ collection, column: name, word })
      }
    }
    if (table === 'family_members') row.family_id = ids.get('family_groups')
    if (table === 'family_approvals') row.member_id = ids.get('family_members')
    ids.set(table, String(row.id))
    await store(db, table, row).catch((error: Error) => refused.push(error.message))
  }
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return { exported, withheld }
}

/** Those other rows refer to come first. */
function collectionsInOrder(): PersonCollection[] {
  const first: PersonCollection[] = [
    'moods',
    'journal-entries',
    'guardian-links',
    'family-groups',
    'family-members',
    'trivia-plays',
    'moderation-items',
    'chat-messages',
    'orders',
    'order-items',
  ]
  const all = (Object.keys(dataMap) as PersonCollection[]).filter((slug) => dataMap[slug].section !== null)
  return [...first, ...all.filter((slug) => !first.includes(slug))]
}

const columnsOf = (db: Db, table: string): Promise<Column[]> =>
  db.query(
    `select column_name as name, data_type as type, character_maximum_length as max, is_generated = 'ALWAYS' as generated
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )

function valueOf({ type }: Column, canary: string): { value: unknown; word?: string } {
  if (type === 'jsonb') return { value: JSON.stringify({ planted: canary }), word: canary }
  if (type === 'boolean') return { value: true }
  if (type === 'integer' || type === 'numeric') return { value: 2 }
  if (type.startsWith('timestamp')) return { value: new Date('2026-03-11T10:00:00Z') }
  if (type === 'USER-DEFINED') return { value: null }
  return { value: canary, word: canary }
}

async function store(db: Db, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const quoted = names.map((name) => `"${name}"`)
  const slots = names.map((_, index) => `$${index + 1}`)
  const statement =
    table === 'users' || table === 'profiles'
      ? `update ${table} set ${quoted.map((name, index) => `${name} = ${slots[index]}`).join(', ')} where id = '${String(row.id)}'`
      : `insert into ${table} (${quoted.join(', ')}) values (${slots.join(', ')})`
  try {
    await db.query(statement, Object.values(row))
  } catch (error) {
    throw new Error(`${table} takes no canaries: ${(error as Error).message}`, { cause: error })
  }
}
