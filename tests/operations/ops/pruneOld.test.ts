import { expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { useWorld } from '#tests/kit/world.ts'

const world = useWorld({ now: '2026-03-12T03:17:00Z' })

it('removes what is old and nothing else; a second night removes nothing more', async () => {
  const { db, clock, people } = world.current
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
    `insert into mailbox_messages (id, kind, recipient, created_at) values ($1, 'mail', 'a', $2), ($3, 'mail', 'b', $4)`,
    [newId(), ago(8), newId(), ago(6)],
  )
  await db.query(
    `insert into analytics_events (id, user_id, event_type, event_metadata, created_at) values ($1, $2, 'old', '{"a":1}', $3), ($4, $2, 'new', '{"a":1}', $5)`,
    [newId(), me.id, ago(27 * 31), newId(), ago(25 * 30)],
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

  const removed = await pruneOld(db, { now })
  expect(removed).toEqual({
    sessions: 1,
    challenges: 1,
    codes: 1,
    limits: 1,
    attempts: 1,
    locks: 1,
    mailbox: 1,
    pushes: 1,
    analytics: 1,
    jobs: 1,
  })
  const events = await db.query('select event_type, user_id, event_metadata from analytics_events order by 1')
  expect(events).toEqual([
    { event_type: 'new', user_id: me.id, event_metadata: { a: 1 } },
    { event_type: 'old', user_id: null, event_metadata: null },
  ])
  expect(await db.query('select endpoint from push_subscriptions order by 1')).toEqual([
    { endpoint: 'live' },
    { endpoint: 'new' },
  ])
  expect(Object.values(await pruneOld(db, { now })).every((count) => count === 0)).toBe(true)
})

it('goes in batches and ends when the worker stops', async () => {
  const { db, clock } = world.current
  await db.query(
    `insert into rate_limits (bucket, window_start, count) select 'b' || n, $1::timestamptz - interval '2 days', 1 from generate_series(1, 12000) n`,
    [clock.now()],
  )
  expect((await pruneOld(db, { now: clock.now(), signal: AbortSignal.abort() })).limits).toBe(0)
  expect((await pruneOld(db, { now: clock.now() })).limits).toBe(12_000)
})
