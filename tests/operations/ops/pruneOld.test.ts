import { expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import {
  addAnalyticsEvent,
  addCoachDelivery,
  addExport,
  addFactor,
  addGuardianNotice,
  addKnownDevice,
  addMail,
  addModerationItem,
  addNotification,
  addSuggestion,
} from '#tests/kit/factories.ts'
import { addRow, addRows, stampedAt, type Row } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:17:00Z' })

it('removes what is old and nothing else; a second night removes nothing more', async () => {
  const { db, clock, people } = context.current
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const me = await people.adult()
  const user_id = me.id
  await db.query(`update sessions set expires_at = $1`, [ago(-1)])
  await addRow(db, 'sessions', {
    user_id,
    token_hash: 'over',
    last_seen_at: ago(0.001),
    expires_at: ago(0.001),
  })
  /** The same row twice: of this many days ago, when it has to go, and of the later day, when it stays. */
  const oldAndNew = (
    table: string,
    days: [old: number, young: number],
    row: (at: Date, name: string) => Row,
  ) => addRows(db, table, [row(ago(days[0]), 'old'), row(ago(days[1]), 'new')])
  await oldAndNew('sign_in_challenges', [1, -0.01], (expires_at, token_hash) => ({
    user_id,
    token_hash,
    expires_at,
  }))
  await oldAndNew('verification_codes', [1.1, 0.5], (expires_at, code_hash) => ({
    user_id,
    purpose: 'guardian',
    contact: 'x',
    code_hash,
    expires_at,
  }))
  await oldAndNew('rate_limits', [1.1, 0.1], (window_start, bucket) => ({ bucket, window_start, count: 1 }))
  await oldAndNew('attempt_budgets', [1.1, 0.1], (updated_at, bucket) => ({
    bucket,
    attempts: [],
    updated_at,
  }))
  await oldAndNew('sign_in_locks', [31, 1], (last_failure_at, bucket) => ({
    bucket,
    failures: 1,
    last_failure_at,
  }))
  await oldAndNew('stripe_events', [91, 89], (at, event_id) => ({
    event_id,
    type: 't',
    object_id: 'o',
    happened_at: at,
    received_at: at,
  }))
  await oldAndNew('mailbox_messages', [8, 6], (created_at) => ({ kind: 'mail', recipient: 'a', created_at }))
  await addAnalyticsEvent(db, [
    { user_id, event_type: 'old', event_metadata: { a: 1 }, created_at: ago(27 * 31) },
    { user_id, event_type: 'new', event_metadata: { a: 1 }, created_at: ago(25 * 30) },
  ])
  await addFactor(db, [
    { user_id, friendly_name: 'left', created_at: ago(1.1) },
    { user_id, friendly_name: 'new', created_at: ago(0.9) },
    { user_id, friendly_name: 'on', created_at: ago(1.1), verified_at: ago(1.1) },
  ])
  await addKnownDevice(db, [
    { user_id, device_id: 'old', first_seen_at: ago(367), last_seen_at: ago(367) },
    { user_id, device_id: 'new', first_seen_at: ago(367), last_seen_at: ago(364) },
  ])
  await oldAndNew('client_errors', [91, 89], (last_seen_at, message) => ({
    fingerprint: message,
    message,
    count: 1,
    last_seen_at,
  }))
  await addRows(db, 'recovery_requests', [
    { kind: 'email', contact_hash: 'a', expires_at: ago(1.1) },
    { kind: 'email', contact_hash: 'b', expires_at: ago(0.5) },
  ])
  await addSuggestion(db, [
    { user_id, created_at: ago(91) },
    { user_id, created_at: ago(89) },
    // A declined one stays: it must not come again.
    { user_id, created_at: ago(400), answer: 'not_for_me' },
  ])
  await oldAndNew('writing_prompts', [91, 89], (created_at) => ({
    user_id,
    prompt: 'x',
    focus_area: 'growth',
    source: 'curated',
    created_at,
  }))
  await addExport(db, { user_id, state: 'expired', ...stampedAt(ago(91)) })
  await addExport(db, { user_id, state: 'expired', ...stampedAt(ago(89)) })
  await addExport(db, { user_id, state: 'ready', ...stampedAt(ago(91)) })
  const other = await people.adult()
  await addRows(db, 'care_offers', [
    { user_id, written_at: ago(1.1) },
    { user_id: other.id, written_at: ago(0.5) },
  ])
  const deletion = (requested: Date, erased: Date | null) => ({
    user_id: newId(),
    requested_by: 'self',
    requested_at: requested,
    erase_at: requested,
    erased_at: erased,
  })
  await addRows(db, 'account_deletions', [
    deletion(ago(367), ago(367)),
    deletion(ago(364), ago(364)),
    deletion(ago(367), null),
  ])
  await addRows(db, 'factor_resets', [
    { user_id, asked_by_id: me.id, asked_at: ago(91), expires_at: ago(91) },
    { user_id: other.id, asked_by_id: me.id, asked_at: ago(89), expires_at: ago(89) },
  ])
  await oldAndNew('trashed_entries', [30.1, 29.9], (deleted_at, title) => ({
    user_id,
    title,
    body: 'x',
    date: '2026-02-01',
    deleted_at,
  }))
  await oldAndNew('deleted_entries', [1.1, 0.5], (deleted_at) => ({ user_id, deleted_at }))
  const decided = (at: Date) => ({ state: 'decided', action: 'remove', due_at: at, decided_at: at })
  await addModerationItem(db, [decided(ago(732)), decided(ago(728)), { state: 'open', due_at: ago(732) }])
  await addRows(db, 'ai_usage', [
    { user_id, day: '2026-01-30', tokens: 1 },
    { user_id, day: '2026-02-02', tokens: 1 },
  ])
  await addMail(db, [{ created_at: ago(91) }, { created_at: ago(89) }])
  await oldAndNew('test_messages', [31, 29], (at) => ({
    user_id,
    message: 'x',
    result: 'sent',
    devices: 1,
    sent: 1,
    device_info_timestamp: at,
    created_at: at,
  }))
  await addNotification(db, [
    { user_id, sent_at: ago(367) },
    { user_id, sent_at: ago(364) },
  ])
  await addCoachDelivery(db, [
    { user_id, delivered_at: ago(367) },
    { user_id, delivered_at: ago(364) },
  ])
  await addRow(db, 'sessions', {
    user_id,
    token_hash: 'live',
    device_id: 'live',
    last_seen_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  })
  const push = { user_id, p256dh: '', auth: '' }
  await addRows(db, 'push_subscriptions', [
    { ...push, endpoint: 'old', device_id: 'gone', updated_at: ago(8) },
    { ...push, endpoint: 'new', device_id: 'gone', updated_at: ago(6) },
    { ...push, endpoint: 'live', device_id: 'live', updated_at: ago(8) },
  ])
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
  const [{ id: link_id }] = (await db.query<{ id: string }>(
    'select id from guardian_links where child_id = $1',
    [children[2]!.id],
  )) as [{ id: string }]
  const notice = { child_id: children[2]!.id, link_id }
  await addGuardianNotice(
    db,
    [31, 29].map((days) => ({ ...notice, due_at: ago(days), created_at: ago(days) })),
  )

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
  const window_start = new Date(clock.now().getTime() - 2 * 86_400_000)
  await addRows(
    db,
    'rate_limits',
    Array.from({ length: 12_000 }, (_, n) => ({ bucket: `b${n}`, window_start, count: 1 })),
  )
  expect((await pruneOld(db, { now: clock.now(), signal: AbortSignal.abort() })).limits).toBe(0)
  expect((await pruneOld(db, { now: clock.now() })).limits).toBe(12_000)
})
