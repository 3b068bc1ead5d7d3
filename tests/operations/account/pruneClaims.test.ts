import { beforeAll, expect, it } from 'vitest'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import { pruneClaims } from '#operations/account/pruneClaims.ts'
import {
  addAnalyticsEvent,
  addBlock,
  addDangerCase,
  addFamily,
  addKnownDevice,
  addMood,
  addNotification,
} from '#tests/kit/factories.ts'
import { addRow } from '#tests/kit/rows.ts'
import { asOwner } from '#tests/kit/database.ts'
import type { PersonOptions } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:17:00Z' })
/** The release that tells accounts that they end came this many days before the night of the test. */
const notifiedSince = (days: number) =>
  asOwner(
    context.current.databaseUrl,
    `update payload_migrations set created_at = timestamptz '2026-03-12T03:17:00Z' - interval '${days} days' where name like '%unconfirmed_addresses'`,
  )
beforeAll(() => notifiedSince(31))
const daysAgo = (days: number) => new Date(context.current.clock.now().getTime() - days * 86_400_000)

/** An account of some age that was last visited some days ago. */
async function account(made: number, visited: number, options: PersonOptions = { emailVerified: false }) {
  const { db, people } = context.current
  const person = await people.adult(options)
  await db.query('update users set created_at = $2 where id = $1', [person.id, daysAgo(made)])
  await db.query('update sessions set last_seen_at = $2, expires_at = $3 where user_id = $1', [
    person.id,
    daysAgo(visited),
    daysAgo(-1),
  ])
  return person
}

it('removes accounts that were never confirmed and are not visited for thirty days, and no others', async () => {
  const { db, realtime, people, clock } = context.current
  const gone = await account(40, 31)
  const kept = [
    await account(40, 29),
    await account(29, 29),
    await account(400, 31, { emailVerified: true }),
    await account(400, 31, { emailVerified: false, age: 9, guardian: 'verified' }),
    await account(400, 31, { emailVerified: false, roles: ['support'] }),
  ]
  const guardian = await account(400, 31)
  const child = await people.child({ guardian: 'verified' })
  await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [guardian.id, child.id])
  kept.push(guardian, child)
  // Signed out, but seen on a device.
  const signedOut = await account(40, 31)
  await db.query('delete from sessions where user_id = $1', [signedOut.id])
  await addKnownDevice(db, { user_id: signedOut.id, last_seen_at: daysAgo(2) })
  expect(await pruneClaims(context.current, { now: clock.now() })).toBe(1)
  expect(realtime.terminated).toEqual([gone.id])
  const left = (await db.query<{ id: string }>('select id from users')).map(({ id }) => id)
  expect(left.sort()).toEqual([...kept, signedOut].map(({ id }) => id).sort())
  // The name is free again.
  await db.query('update profiles set username = $2 where id = $1', [
    (await people.adult()).id,
    gone.username,
  ])
  expect(await pruneClaims(context.current, { now: clock.now() })).toBe(0)
})

it('leaves nothing of an account that is erased, in whatever table a person can be named', async () => {
  const { db, people, clock } = context.current
  const [me, other] = [await people.child({ emailVerified: false }), await people.adult()]
  const now = clock.now()
  const user_id = me.id
  const familyId = await addFamily(db, [{ id: me.id, role: 'admin' }], { created_by_id: me.id })
  const mood_id = await addMood(db, { user_id })
  await addRow(db, 'reflections', { mood_id, user_id, content: 'x' })
  await addBlock(db, [
    { blocker_id: me.id, blocked_id: other.id },
    { blocker_id: other.id, blocked_id: me.id },
  ])
  await addNotification(db, { user_id })
  await addAnalyticsEvent(db, { user_id })
  await db.tx((sql) => eraseAccounts(sql, [me.id], now))
  const columns = await db.query<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as table, a.attname as column from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = 'users'::regclass`,
  )
  for (const { table, column } of columns)
    expect(
      await db.query(`select 1 from ${table} where ${column} = $1`, [me.id]),
      `${table}.${column}`,
    ).toEqual([])
  expect(await db.query('select 1 from family_groups where id = $1', [familyId])).toEqual([])
  expect(await db.query('select 1 from users where id = $1', [other.id])).toHaveLength(1)
})

it('leaves the families of others with an admin', async () => {
  const { db, people, clock } = context.current
  const now = clock.now()
  const [admin, child, adults] = [await people.adult(), await people.child(), await people.adult()]
  const familyId = await addFamily(db, [{ id: admin.id, role: 'admin' }, child, adults], {
    created_by_id: admin.id,
  })
  await db.tx((sql) => eraseAccounts(sql, [admin.id], now))
  expect(
    await db.query('select user_id, role from family_members where family_id = $1 order by role', [familyId]),
  ).toEqual([
    { user_id: adults.id, role: 'admin' },
    { user_id: child.id, role: 'member' },
  ])
})

it('does not make an open item about a minor in danger disappear', async () => {
  const { db, clock } = context.current
  const now = clock.now()
  const [waits, done] = [await account(400, 31), await account(400, 31)]
  await addDangerCase(db, [
    { user_id: waits.id, status: 'open' },
    { user_id: done.id, status: 'closed' },
  ])
  expect(await pruneClaims(context.current, { now })).toBe(1)
  expect(await db.query('select user_id, status from child_safety_cases')).toEqual([
    { user_id: waits.id, status: 'open' },
  ])
  await db.tx((sql) => eraseAccounts(sql, [waits.id], now))
  expect(await db.query('select user_id, status from child_safety_cases')).toEqual([
    { user_id: null, status: 'open' },
  ])
})

it('is not prevented by any table that cannot be without its person', async () => {
  // A column that must name a person has to go with them: to forget is prevented by the database.
  const refusing = await context.current.db.query(
    `select k.conrelid::regclass::text || '.' || a.attname as place from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = 'users'::regclass and a.attnotnull and k.confdeltype <> 'c'`,
  )
  expect(refusing).toEqual([])
})

it('gives every account thirty days from the release that tells of it, however long it was unvisited before', async () => {
  const { db } = context.current
  const old = await account(400, 300)
  await notifiedSince(29)
  await pruneClaims(context.current.services, { now: context.current.clock.now() })
  expect(await db.query('select 1 from users where id = $1', [old.id])).toHaveLength(1)
  await notifiedSince(31)
  await pruneClaims(context.current.services, { now: context.current.clock.now() })
  expect(await db.query('select 1 from users where id = $1', [old.id])).toEqual([])
})
