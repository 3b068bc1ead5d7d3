import { expect, it } from 'vitest'
import { isAway } from '#endpoints/_kit/problem.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it.each([
  ['statement_timeout', '10s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '20s'],
])('every connection has %s', async (setting, value) => {
  const { db, authDb } = context.current.services
  for (const pool of [db, authDb]) expect(await pool.query(`show ${setting}`)).toEqual([{ [setting]: value }])
})

it('a transaction in which nothing happens is ended by the server: its locks are free, and the pool goes on', async () => {
  const { db } = context.current
  let release = (): void => undefined
  const frozen = new Promise<void>((resolve) => (release = resolve))
  const lost = db.tx(async (sql) => {
    await sql.query(`set local idle_in_transaction_session_timeout = '100ms'`)
    await sql.query('select pg_advisory_xact_lock(4711)')
    await frozen
    await sql.query('select 1')
  })
  const outcome = lost.catch((error: unknown) => error)
  // Waits for the lock until the server takes it from the frozen one.
  await db.tx((sql) => sql.query('select pg_advisory_xact_lock(4711)'))
  release()
  expect(isAway(await outcome)).toBe(true)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})
