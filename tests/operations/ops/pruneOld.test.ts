import { expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:17:00Z' })

it('removes what is old and nothing else; a second night removes nothing more', async () => {
  const { db, clock, people } = context.current
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const me = await people.adult()
  await db.query(`update sessions set expires_at = $1`, [ago(-1)])
  const session = (expires: Date) =>
    db.query(
      `insert into sessions (id, user_id, token_hash, last_seen_at, expires_at) values ($1, $2, $3, $4, $4)`,
      [newId(), me.id, newId(), expires],
    )
  await session(ago(0.001))
  await db.query(
    `insert into sign_in_challenges (id, user_id, token_hash, expires_at) values ($1, $2, 'a', $3), ($4, $2, 'b', $5)`,
    [newId(), me.id, ago(1), newId(), ago(-0.01)],
  )
  await db.query(
    `insert into verification_codes (id, user_id, purpose, contact, code_hash, expires_at) values ($1, $2, 'guardian', 'x', 'a', $3), ($4, $2, 'guardian', 'x', 'b', $5)`,
    [newId(), me.id, ago(1.1), newId(), ago(0.5)],
  )
  await db.query(
    `insert into rate_limits (bucket, window_start, count) values ('old', $1, 1), ('new', $2, 1)`,
    [ago(1.1), ago(0.1)],
  )
  await db.query(
    `insert into attempt_budgets (bucket, attempts, updated_at) values ('old', '{}', $1), ('new', '{}', $2)`,
    [ago(1.1), ago(0.1)],
  )
  await db.query(
    `insert into sign_in_locks (bucket, failures, last_failure_at) values ('old', 1, $1), ('new', 1, $2)`,
    [ago(31), ago(1)],
  )
  await db.query(
    `insert into stripe_events (id, event_id, type, object_id, happened_at, received_at) values ($1, 'old', 't', 'o', $2, $2), ($3, 'new', 't', 'o', $4, $4)`,
    [newId(), ago(91), newId(), ago(89)],
  )
  await db.query(
    `insert into mailbox_messages (id, kind, recipient, created_at) values ($1, 'mail', 'a', $2), ($3, 'mail', 'b', $4)`,
    [newId(), ago(8), newId(), ago(6)],
  )
  await db.query(
    `insert into analytics_events (id, user_id, event_type, event_metadata, created_at) values ($1, $2, 'old', '{"a":1}', $3), ($4, $2, 'new', '{"a":1}', $5)`,
    [newId(), me.id, ago(27 * 31), newId(), ago(25 * 30)],
  )
  await db.query(
    `insert into mfa_factors (id, user_id, friendly_name, sealed_secret, verified_at, created_at) values
       ($1, $2, 'left', 'x', null, $3), ($4, $2, 'new', 'x', null, $5), ($6, $2, 'on', 'x', $3, $3)`,
    [newId(), me.id, ago(1.1), newId(), ago(0.9), newId()],
  )
  await db.query(
    `insert into known_devices (user_id, device_id, first_seen_at, last_seen_at) values ($1, 'old', $2, $2), ($1, 'new', $2, $3)`,
    [me.id, ago(367), ago(364)],
  )
  await db.query(
    `insert into client_errors (id, fingerprint, message, count, last_seen_at) values ($1, 'a', 'old', 1, $2), ($3, 'b', 'new', 1, $4)`,
    [newId(), ago(91), newId(), ago(89)],
  )
  await db.query(
    `insert into recovery_requests (id, kind, contact_hash, expires_at) values ($1, 'email', 'a', $2), ($3, 'email', 'b', $4)`,
    [newId(), ago(1.1), newId(), ago(0.5)],
  )
  await db.query(
    `insert into ai_suggestions (id, user_id, suggestion_type, content, source, created_at) values ($1, $2, 'rest', 'x', 'curated', $3), ($4, $2, 'rest', 'x', 'curated', $5)`,
    [newId(), me.id, ago(91), newId(), ago(89)],
  )
  // A declined one stays: it must not come again.
  await db.query(
    `insert into ai_suggestions (id, user_id, suggestion_type, content, source, answer, created_at) values ($1, $2, 'rest', 'kept', 'curated', 'not_for_me', $3)`,
    [newId(), me.id, ago(400)],
  )
  await db.query(
    `insert into writing_prompts (id, user_id, prompt, focus_area, source, created_at) values ($1, $2, 'x', 'growth', 'curated', $3), ($4, $2, 'x', 'growth', 'curated', $5)`,
    [newId(), me.id, ago(91), newId(), ago(89)],
  )
  await db.query(
    `insert into data_exports (id, user_id, asked_by_id, state, created_at, updated_at) values
       ($1, $2, $2, 'expired', $3, $3), ($4, $2, $2, 'expired', $5, $5), ($6, $2, $2, 'ready', $3, $3)`,
    [newId(), me.id, ago(91), newId(), ago(89), newId()],
  )
  const other = await people.adult()
  await db.query('insert into care_offers (user_id, written_at) values ($1, $2), ($3, $4)', [
    me.id,
    ago(1.1),
    other.id,
    ago(0.5),
  ])
  await db.query(
    `insert into account_deletions (id, user_id, requested_by, requested_at, erase_at, erased_at) values
       ($1, $2, 'self', $3, $3, $3), ($4, $5, 'self', $6, $6, $6), ($7, $8, 'self', $3, $3, null)`,
    [newId(), newId(), ago(367), newId(), newId(), ago(364), newId(), newId()],
  )
  await db.query(
    `insert into factor_resets (id, user_id, asked_by_id, asked_at, expires_at) values ($1, $2, $2, $3, $3), ($4, $5, $2, $6, $6)`,
    [newId(), me.id, ago(91), newId(), other.id, ago(89)],
  )
  await db.query(
    `insert into trashed_entries (id, user_id, title, body, date, deleted_at) values
       ($1, $2, 'old', 'x', '2026-02-01', $3), ($4, $2, 'new', 'x', '2026-02-01', $5)`,
    [newId(), me.id, ago(30.1), newId(), ago(29.9)],
  )
  await db.query('insert into deleted_entries (id, user_id, deleted_at) values ($1, $2, $3), ($4, $2, $5)', [
    newId(),
    me.id,
    ago(1.1),
    newId(),
    ago(0.5),
  ])
  await db.query(
    `insert into moderation_items (id, source, subject_kind, subject_id, category, severity, rank, due_at, state, action, decided_at)
     values ($1, 'report', 'message', 'old', 'other', 'low', 3, $2, 'decided', 'remove', $2),
       ($3, 'report', 'message', 'new', 'other', 'low', 3, $4, 'decided', 'remove', $4),
       ($5, 'report', 'message', 'open', 'other', 'low', 3, $2, 'open', null, null)`,
    [newId(), ago(732), newId(), ago(728), newId()],
  )
  await db.query(
    `insert into ai_usage (user_id, day, tokens) values ($1, '2026-01-30', 1), ($1, '2026-02-02', 1)`,
    [me.id],
  )
  await db.query(
    `insert into email_logs (id, key, template, status, attempts, created_at) values ($1, 'a', 'x', 'sent', 1, $2), ($3, 'b', 'x', 'sent', 1, $4)`,
    [newId(), ago(91), newId(), ago(89)],
  )
  await db.query(
    `insert into test_messages (id, user_id, message, result, devices, sent, device_info_timestamp, created_at) values
       ($1, $2, 'x', 'sent', 1, 1, $3, $3), ($4, $2, 'x', 'sent', 1, 1, $5, $5)`,
    [newId(), me.id, ago(31), newId(), ago(29)],
  )
  await db.query(
    `insert into notifications (id, user_id, type, channel, key, payload_json, sent_at) values
       ($1, $2, 'x', 'in_app', 'a', '{}', $3), ($4, $2, 'x', 'in_app', 'b', '{}', $5)`,
    [newId(), me.id, ago(367), newId(), ago(364)],
  )
  await db.query(
    `insert into coach_message_deliveries (id, user_id, day, "window", content_sent, delivered_at) values
       ($1, $2, '2025-01-01', '09:00', 'x', $3), ($4, $2, '2026-01-01', '09:00', 'x', $5)`,
    [newId(), me.id, ago(367), newId(), ago(364)],
  )
  await db.query(
    `insert into sessions (id, user_id, token_hash, device_id, last_seen_at, expires_at) values ($1, $2, 'live', 'live', now(), now() + interval '1 day')`,
    [newId(), me.id],
  )
  await db.query(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, device_id, updated_at)
     values ($1, $2, 'old', '', '', 'gone', $3), ($4, $2, 'new', '', '', 'gone', $5), ($6, $2, 'live', '', '', 'live', $3)`,
    [newId(), me.id, ago(8), newId(), ago(6), newId()],
  )
  await db.query(`select graphile_worker.add_job('notifications.sendMail', '{}', max_attempts => 1)`)
  await db.query(`update graphile_worker._private_jobs set attempts = 1, updated_at = $1`, [ago(15)])

  const children = [
    await people.child({ guardian: 'pending' }),
    await people.child({ guardian: 'pending' }),
    await people.child({ guardian: 'verified' }),
  ]
  for (const [n, days] of [15, 13, 400].entries()) {
    await db.query('update guardian_links set updated_at = $2 where child_id = $1', [
      children[n]!.id,
      ago(days),
    ])
  }
  for (const days of [31, 29]) {
    await db.query(
      `insert into parent_notices (id, child_id, link_id, event_type, key, delivery, due_at, created_at)
       select $1::uuid, child_id, id, 'checkin', $1::uuid::text, 'now', $2, $2 from guardian_links where child_id = $3`,
      [newId(), ago(days), children[2]!.id],
    )
  }

  const removed = await pruneOld(db, { now })
  expect(removed).toEqual({
    sessions: 1,
    challenges: 1,
    codes: 1,
    recoveries: 1,
    limits: 1,
    attempts: 1,
    locks: 1,
    paymentEvents: 1,
    mailbox: 1,
    factors: 1,
    devices: 1,
    clientErrors: 1,
    mails: 1,
    testMessages: 1,
    bell: 1,
    careOffers: 1,
    coach: 1,
    guardians: 1,
    notices: 1,
    pushes: 1,
    analytics: 1,
    suggestions: 1,
    prompts: 1,
    exports: 1,
    deletions: 1,
    ordersWithoutBuyer: 0,
    factorResets: 1,
    trashedEntries: 1,
    deletedEntries: 1,
    decidedItems: 1,
    roomsOfMinors: 0,
    roomMessages: 0,
    reviewedMessages: 0,
    roomVisits: 0,
    deletedWords: 0,
    tokens: 1,
    jobs: 1,
  })
  const events = await db.query('select event_type, user_id, event_metadata from analytics_events order by 1')
  expect(events).toEqual([
    { event_type: 'new', user_id: me.id, event_metadata: { a: 1 } },
    { event_type: 'old', user_id: null, event_metadata: null },
  ])
  const left = await db.query(
    `select friendly_name as name from mfa_factors union all select device_id from known_devices
     union all select message from client_errors union all select contact_hash from recovery_requests order by 1`,
  )
  expect(left.map(({ name }) => name as string)).toEqual(['b', 'new', 'new', 'new', 'on'])
  expect(await db.query('select endpoint from push_subscriptions order by 1')).toEqual([
    { endpoint: 'live' },
    { endpoint: 'new' },
  ])
  expect(Object.values(await pruneOld(db, { now })).every((count) => count === 0)).toBe(true)
})

it('goes in batches and ends when the worker stops', async () => {
  const { db, clock } = context.current
  await db.query(
    `insert into rate_limits (bucket, window_start, count) select 'b' || n, $1::timestamptz - interval '2 days', 1 from generate_series(1, 12000) n`,
    [clock.now()],
  )
  expect((await pruneOld(db, { now: clock.now(), signal: AbortSignal.abort() })).limits).toBe(0)
  expect((await pruneOld(db, { now: clock.now() })).limits).toBe(12_000)
})
