import { dataMap, tableOf } from '#domain/account/dataMap/index.ts'
import { sendPush } from '#domain/notifications/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { takeAttempt } from '#operations/_kit/attempts.ts'
import { notifyLeft } from '#operations/family/notifyLeft.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { encrypt } from '#lib/secrets/box.ts'
import type { Person } from '#tests/kit/people.ts'
import { belongings } from '#tests/kit/roles.ts'
import { addRow, type Row } from '#tests/kit/rows.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** What is planted in each text of a member. */
export const CANARY = 'canary-of-the-member'

/** Collections with rows about a member, and the column that says whose they are. */
export const owned = Object.entries(dataMap).flatMap(([slug, { people }]) => {
  const column = Object.keys(people).find((name) => people[name]!.is === 'owner' && /(^|_)id$/.test(name))
  return column ? [{ table: tableOf(slug), column }] : []
})

/** Puts rows into tables. Gives their ids. */
export const putter =
  ({ db }: Pick<TestContext, 'db'>) =>
  (table: string, row: Row): Promise<string> =>
    addRow(db, table, row)

/** A member with a row in every table, canaries in each text the database lets be changed, and traces everywhere. */
export async function memberEverywhere(context: TestContext) {
  const { people, db, clock, files } = context
  const put = putter(context)
  const now = clock.now()
  const me = await people.adult({ firstName: CANARY, phone: '+15550102345', mfa: 'enrolled' })
  const other = await people.adult()
  const child = await people.child({ guardian: 'verified', guardianEmail: me.email })
  await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [me.id, child.id])
  await db.query('update profiles set parent_id = $1 where id = $2', [me.id, child.id])
  await belongings(db, me)
  const stamps = { created_at: now, updated_at: now }
  const screenshot = await put('incident_screenshots', { filename: `${CANARY}.webp`, ...stamps })
  files.files.set(`incident-screenshots/${CANARY}.webp`, Buffer.from(CANARY))
  await put('voice_notes', {
    user_id: me.id,
    entry_id: newId(),
    filename: 'voice.webm',
    type: 'audio/webm',
    size: 5,
    seconds: 2,
    stored_at: now,
    ...stamps,
  })
  files.files.set('voice-notes/voice.webm', Buffer.from(CANARY))
  const incident = { category: 'other', severity: 'low', status: 'open', user_id: me.id, ...stamps }
  await put('incidents', { ...incident, kind: 'bug', description: CANARY, screenshot_id: screenshot })
  await put('child_safety_cases', {
    level: 'concern',
    category: 'words_of_danger',
    description: `Words of a minor. Account: ${me.username}, adult.`,
    user_id: me.id,
    place: 'journal',
    count: 1,
    last_seen_at: now,
    status: 'open',
    ...stamps,
  })
  const item = {
    source: 'report',
    subject_kind: 'message',
    category: 'hate',
    severity: 'low',
    rank: 3,
    due_at: now,
    ...stamps,
  }
  const about = await put('moderation_items', { ...item, subject_id: newId(), user_id: me.id })
  const theirs = await put('moderation_items', { ...item, subject_id: newId(), user_id: other.id })
  await put('moderation_reports', { item_id: theirs, reporter_id: me.id, category: 'hate', ...stamps })
  await put('moderation_appeals', { item_id: about, user_id: me.id, message: CANARY, ...stamps })
  await put('push_subscriptions', { user_id: me.id, endpoint: CANARY, p256dh: 'p', auth: 'a', ...stamps })
  await put('analytics_events', { user_id: me.id, event_type: 'e', page_url: CANARY, ...stamps })
  await put('blocked_users', { blocker_id: me.id, blocked_id: other.id, ...stamps })
  await put('blocked_users', { blocker_id: other.id, blocked_id: me.id, shown_name: me.username, ...stamps })
  await put('recovery_requests', { user_id: me.id, kind: 'email', contact_hash: 'c', expires_at: now })
  await put('factor_resets', { user_id: me.id, asked_by_id: other.id, asked_at: now, expires_at: now })
  await put('plan_seats', { payer_id: me.id, user_id: other.id, ...stamps })
  await put('plan_seats', { payer_id: other.id, user_id: me.id, ...stamps })
  await put('trivia_team_games', { user_id: me.id, begun_at: now, ...stamps })
  await put('data_exports', { user_id: me.id, asked_by_id: me.id, state: 'expired', ...stamps })
  await put('consent_ledger', { user_id: me.id, version: '1.0.0', accepted_at: now, ...stamps })
  await put('admin_audit_logs', { admin_id: other.id, event: 'e', metadata: { person: me.id }, ...stamps })
  const parent = await put('guardian_links', {
    child_id: me.id,
    guardian_email: 'aunt@test.example',
    status: 'pending',
    ...stamps,
  })
  await put('parent_notices', {
    child_id: me.id,
    link_id: parent,
    event_type: 'checkin',
    key: 'k',
    delivery: 'now',
    due_at: now,
    ...stamps,
  })
  await inRooms(context, me, other)
  const families = [await family(context, me, other), await family(context, me)]
  const [membership] = await db.query<{ id: string }>(
    'select id from family_members where family_id = $1 and user_id = $2',
    [families[0], other.id],
  )
  await put('family_approvals', {
    member_id: membership!.id,
    child_id: me.id,
    link_id: parent,
    created_at: now,
  })
  await put('mailbox_messages', { kind: 'mail', recipient: me.email, subject: CANARY })
  await put('mailbox_messages', { kind: 'sms', recipient: '+15550102345', body_text: CANARY })
  await db.tx(async (sql) => {
    const mail = { template: 'birthday', to: me.email, locale: 'en', args: { path: '/' } } as const
    await queueMail(sql, { ...mail, key: `birthday:${CANARY}`, userId: me.id })
    await enqueue(sql, sendPush, {
      subscription: newId(),
      userId: me.id,
      key: 'k',
      queuedAt: now.toISOString(),
      sealed: encrypt('push', CANARY),
    })
    await notifyLeft(sql, {
      to: [other.id],
      key: `thought:${me.id}:1`,
      title: 'family.thought.title',
      text: 'family.thought.text',
      args: { name: CANARY },
      now,
    })
    await takeAttempt(sql, { bucket: `family-thought ${other.id}:${me.id}`, max: 1, perSeconds: 60, now })
  })
  await plantIn(context, me)
  await db.query(
    `update orders set customer_email = $2, shipping_name = $3::text, shipping_address = jsonb_build_object('line1', $3::text)
     where user_id = $1`,
    [me.id, me.email, CANARY],
  )
  await db.query('update refunds set reason = $2 where asked_by_id = $1', [me.id, CANARY])
  // The provider's own name for the customer: a job ends the customer by it, after the rows are gone.
  await db.query(`update billing_customers set customer_id = 'cus_of_member' where user_id = $1`, [me.id])
  return { me, other, child, families }
}

/** What a member wrote and did in rooms, and what was done about it. */
async function inRooms(context: TestContext, me: Person, other: Person): Promise<void> {
  const put = putter(context)
  const now = context.clock.now()
  const stamps = { created_at: now, updated_at: now }
  const room_id = await put('chat_rooms', {
    slug: 'loneliness',
    band: 'adult',
    last_sequence: 2,
    last_revision: 2,
    ...stamps,
  })
  const said = { room_id, username: 'n', message: 'm', state: 'visible', ...stamps }
  await put('chat_messages', { ...said, user_id: me.id, sequence: 1, revision: 1 })
  const theirs = await put('chat_messages', { ...said, user_id: other.id, sequence: 2, revision: 2 })
  await put('chat_reactions', { message_id: theirs, user_id: me.id, kind: 'hug', created_at: now })
  const visit = { here_since: now, seen_at: now, created_at: now }
  await put('chat_room_visits', { user_id: me.id, room_id, ...visit })
  await put('chat_members', { user_id: me.id, joined_at: now })
  await put('chat_grants', { user_id: me.id, created_by_id: other.id, ...stamps })
  await put('sanctions', {
    user_id: me.id,
    kind: 'warning',
    reason: CANARY,
    created_by_id: other.id,
    ...stamps,
  })
}

async function family(context: TestContext, ...members: Person[]): Promise<string> {
  const put = putter(context)
  const now = context.clock.now()
  const stamps = { created_at: now, updated_at: now }
  const code = newId()
    .slice(-8)
    .toUpperCase()
    .replaceAll(/[01]/g, 'Z')
    .replaceAll(/[^A-HJ-NP-Z2-9]/g, 'Y')
  const id = await put('family_groups', {
    name: 'Ours',
    invite_code: code,
    invite_expires_at: now,
    created_by_id: members[0]!.id,
    ...stamps,
  })
  for (const [at, { id: user_id }] of members.entries())
    await put('family_members', {
      family_id: id,
      user_id,
      role: at === 0 ? 'admin' : 'member',
      joined_at: now,
      ...stamps,
    })
  return id
}

/** Puts the canary into each text of the member's rows, where no constraint forbids it. */
async function plantIn({ db }: TestContext, { id }: Person): Promise<void> {
  // The ledger is only added to, the list of deletions is written by the request, an open item about danger stays, the
  // names of files are ours, because a job that removes a file carries its name, and what was sold stays in the books.
  const kept = [
    'consent_ledger',
    'account_deletions',
    'child_safety_cases',
    'data_exports',
    'voice_notes',
    'orders',
    'order_items',
    'refunds',
    'plan_refunds',
  ]
  for (const { table, column } of owned.filter((one) => !kept.includes(one.table))) {
    const texts = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and data_type in ('character varying', 'text')
         and column_name not in ('email', 'username', 'phone', 'time_zone', 'language') and is_generated = 'NEVER'
         -- The queue knows a mail by its key.
         and table_name || '.' || column_name <> 'email_logs.key'`,
      [table],
    )
    for (const { name } of texts)
      await db
        .query(`update ${table} set "${name}" = $2 || substr(md5(id::text), 1, 4) where ${column} = $1`, [
          id,
          CANARY,
        ])
        .catch(() => undefined)
  }
}
