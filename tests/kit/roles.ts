import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { addRow, type Row } from './rows.ts'
import type { makePeople, Person } from './people.ts'

/** Everybody the access table speaks of. */
export const roles = [
  'anonymous',
  'child',
  'teen',
  'adult',
  'elder',
  'guardian',
  'other',
  'support',
  'moderator',
  'admin',
  'super_admin',
  'owner',
  'admin_without_factor',
] as const
/** One of them. */
export type Role = (typeof roles)[number]

/** Makes one person for each role. `guardian` is linked to `child`. */
export async function castOf(
  people: ReturnType<typeof makePeople>,
  db: Db,
): Promise<Record<Exclude<Role, 'anonymous'>, Person>> {
  const guardian = await people.adult({ firstName: 'Tobias' })
  const child = await people.child({ guardian: 'verified', guardianEmail: guardian.email })
  await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [guardian.id, child.id])
  await db.query('update profiles set parent_id = $1 where id = $2', [guardian.id, child.id])
  return {
    child,
    guardian,
    teen: await people.teen(),
    adult: await people.adult(),
    elder: await people.elder(),
    other: await people.adult(),
    support: await people.staff('support'),
    moderator: await people.staff('moderator'),
    admin: await people.staff('admin'),
    super_admin: await people.staff('super_admin'),
    owner: await people.staff('owner'),
    admin_without_factor: await people.staff('admin', { mfa: 'enrolled' }),
  }
}

/** A row of every table that hangs on a person, so that reading has something to find. */
export async function belongings(db: Db, person: Person): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const now = new Date()
  const put = async (table: string, row: Row) => (ids[table] = await addRow(db, table, row))
  const user_id = person.id
  const mood = await put('moods', { user_id, mood: 'calm', intensity: 3, day: '2026-03-12' })
  await put('reflections', {
    user_id,
    mood_id: mood,
    content: 'private words',
    is_private: true,
    shared_with_parent: false,
  })
  await put('journal_entries', {
    user_id,
    title: 'private title',
    body: 'private words',
    tags: ['secret'],
    date: '2026-03-12',
  })
  const [entry] = await db.query<{ id: string }>('select id from journal_entries where user_id = $1', [
    user_id,
  ])
  await put('entry_releases', {
    entry_id: entry!.id,
    user_id,
    version: 1,
    state: 'proposed',
    reason: 'r',
  })
  await put('user_streaks', { user_id, current_streak: 1, longest_streak: 1, last_day: '2026-03-12' })
  await put('user_badges', {
    user_id,
    badge: 'streak_3',
    badge_type: 'streak',
    badge_name: '3-Day Starter',
    earned_at: now,
  })
  await put('coach_message_deliveries', {
    user_id,
    day: '2026-03-12',
    window: '09:00',
    content_sent: 'hello',
    delivered_at: now,
  })
  await put('notification_preferences', {
    user_id,
    coach_enabled: true,
    coach_windows: ['09:00'],
    coach_channels: ['push'],
    quiet_start: '21:00',
    quiet_end: '07:00',
  })
  await put('notifications', {
    user_id,
    type: 'system',
    channel: 'in_app',
    key: 'k',
    payload_json: {},
    sent_at: now,
  })
  await put('sign_in_challenges', { user_id, token_hash: newId(), expires_at: now })
  await put('mfa_recovery_codes', { user_id, code_hash: newId() })
  await put('verification_codes', {
    user_id,
    purpose: 'guardian',
    contact: 'a@b.example',
    code_hash: newId(),
    expires_at: now,
    superseded: false,
  })
  await put('user_settings', { user_id, theme: 'dark' })
  await put('ai_suggestions', {
    user_id,
    suggestion_type: 'rest',
    content: 'words for one',
    source: 'curated',
  })
  await put('test_messages', {
    user_id,
    message: 'm',
    result: 'sent',
    devices: 1,
    sent: 1,
    device_info_timestamp: now,
  })
  await put('trivia_session_progress', {
    user_id,
    week_key: '2026-03-14',
    session_number: 1,
    score: 5,
    completed_at: now,
  })
  const weekly = await put('trivia_weekly_sessions', {
    week_key: '2026-03-14',
    age_group: user_id.slice(-10),
    locale: 'en',
    status: 'draft',
  })
  const play = await put('trivia_plays', {
    user_id,
    week_key: '2026-03-14',
    session_number: 1,
    weekly_session_id: weekly,
    begun_at: now,
  })
  await put('trivia_answers', {
    user_id,
    play_id: play,
    question: 1,
    choice: 'a',
    is_correct: true,
    answered_at: now,
  })
  await put('trivia_break_progress', {
    user_id,
    week_key: '2026-03-14',
    break_position: 1,
    seconds_watched: 5,
    started_at: now,
  })
  await put('trivia_settings', { user_id, animations_enabled: false })
  await put('trivia_reports', {
    user_id,
    weekly_session_id: weekly,
    question_id: 'q',
    question: 'Which?',
    reason: 'other',
  })
  await put('known_devices', { user_id, device_id: 'd', first_seen_at: now, last_seen_at: now })
  await put('writing_prompts', {
    user_id,
    prompt: 'words for one',
    focus_area: 'gratitude',
    source: 'curated',
    created_at: now,
  })
  await put('ai_choices', { user_id, daily_from_model: true, updated_at: now })
  await put('ai_usage', { user_id, day: '2026-03-12', tokens: 7 })
  await put('explored_resources', { user_id, items: [], is_done: false, updated_at: now })
  await put('care_offers', { user_id, written_at: now })
  await put('deleted_entries', { user_id, deleted_at: now })
  await put('billing_customers', { user_id, customer_id: newId() })
  await put('subscriptions', { user_id, provider_id: newId(), plan: 'individual', status: 'active' })
  await put('plan_refunds', {
    user_id,
    subscription_id: newId(),
    payment_intent_id: newId(),
    amount_cents: 1,
    currency: 'usd',
    policy_cents: 1,
    state: 'done',
    decided_at: now,
    key: newId(),
  })
  await inStore(put, user_id, now)
  await put('trashed_entries', { user_id, body: 'words', date: '2026-03-12', deleted_at: now })
  return ids
}

type Put = (table: string, columns: Record<string, unknown>, stamps?: boolean) => Promise<string>

async function inStore(put: Put, user_id: string, now: Date): Promise<void> {
  const product_id = await put('products', {
    slug: newId(),
    category: 'adults',
    product_type: 'digital',
    age_restriction: 'all',
    price_cents: 100,
  })
  await put('product_images', { product_id, filename: `${product_id}.webp` })
  await put('digital_assets', { product_id, filename: `${product_id}.pdf`, file_name: 'a.pdf' })
  await put('cart_items', { user_id, product_id })
  await put('product_reviews', { user_id, product_id, rating: 5, user_public_name: 'n' })
  await put('purchase_requests', { child_id: user_id, product_id, expires_at: now })
  const order_id = await put('orders', { user_id, number: newId().slice(-12), key: newId(), status: 'paid' })
  const order_item_id = await put('order_items', {
    order_id,
    product_id,
    title: 't',
    product_type: 'digital',
    recipient_id: user_id,
  })
  await put('order_events', { order_id, kind: 'paid', at: now })
  await put('entitlements', { user_id, product_id, order_item_id, granted_at: now })
  await put('refunds', { order_id, amount_cents: 0, asked_by_id: user_id, key: newId() })
}

/** Rows that belong to no person, or to two: one of each is enough to see who reads it. */
export async function commonRows(db: Db, [one, two]: readonly [Person, Person]): Promise<void> {
  const now = new Date()
  const rows: [string, Record<string, unknown>][] = [
    ['blocked_users', { blocker_id: one.id, blocked_id: two.id }],
    ['client_errors', { fingerprint: 'f', message: 'm', count: 1, last_seen_at: now }],
    ['incident_screenshots', { filename: 'a.webp' }],
    ['incidents', { kind: 'bug', category: 'other', severity: 'low', description: 'd', status: 'open' }],
    ['admin_audit_logs', { event: 'e' }],
    [
      'child_safety_cases',
      {
        level: 'urgent',
        category: 'words_of_danger',
        description: 'd',
        place: 'journal',
        count: 1,
        last_seen_at: now,
        status: 'open',
      },
    ],
    ['child_safety_log', { event: 'e' }],
    ['watched_words', { locale: 'en', phrase: 'w', normalized: 'w', action: 'flag' }],
    ['moderator_shifts', { user_id: one.id, starts_at: now, ends_at: new Date(now.getTime() + 1_000) }],
    ['audio', { filename: 'a.wav' }],
    ['media', { filename: 'a.webp' }],
    ['email_logs', { key: 'k', template: 't', status: 'sent', attempts: 1 }],
    ['analytics_events', { event_type: 'e' }],
    ['consent_ledger', { user_id: null, version: '1.0.0', accepted_at: now }],
    ['release_checks', { release: 'r', item: 'links', status: 'pass', checked_at: now }],
    ['worker_heartbeats', { worker: 'w', seen_at: now }],
    ['recovery_requests', { kind: 'email', contact_hash: 'c', expires_at: now }],
    ['plan_seats', { payer_id: one.id, user_id: two.id }],
    ['trial_uses', { mailbox_hash: 'h', used_at: now }],
    ['stripe_events', { event_id: 'e', type: 't', object_id: 'o', happened_at: now, received_at: now }],
    ['family_groups', { name: 'n', invite_code: 'ABCDEFGH' }],
    ['push_subscriptions', { user_id: one.id, endpoint: 'e', p256dh: 'p', auth: 'a' }],
    [
      'trivia_weekly_sessions',
      { week_key: '2026-03-14', age_group: 'adult', locale: 'en', status: 'published' },
    ],
  ]
  for (const [table, row] of rows) await addRow(db, table, row)
}
