import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EDITS } from '#services/content/edits.ts'
import { keptContent } from '#services/content/keptContent.ts'
import type { Content } from '#services/content/port.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const heard = vi.fn()
const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
let content: Content
const look = () => content.kept('key', read)
/** Waits until the process heard of something so many times; connecting counts as once. */
const hearing = (times: number) => vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(times), 10_000)

beforeEach(async () => {
  heard.mockClear()
  read.mockClear()
  const { env, log } = context.current
  content = keptContent({ env, log, name: 'kept', load: () => Promise.resolve({} as Payload) })
  content.onEdit(heard)
  await hearing(1)
})
afterEach(() => content.close())

it('keeps what it read until an edit is announced', async () => {
  expect([await look(), await look()]).toEqual([1, 1])
  await context.current.db.query('select pg_notify($1, $2)', [EDITS, 'motivational-content'])
  await hearing(2)
  expect([await look(), await look()]).toEqual([2, 2])
})

it('hears nothing of an edit that was rolled back', async () => {
  const { db } = context.current
  await look()
  await db
    .tx(async (sql) => {
      await sql.query('select pg_notify($1, $2)', [EDITS, 'rolled back'])
      throw new Error('no')
    })
    .catch(() => undefined)
  await db.query('select pg_notify($1, $2)', [EDITS, 'committed'])
  await hearing(2)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('connects again and forgets what it kept, since it may have missed an edit', async () => {
  await look()
  const { db } = context.current
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kept-edits' and datname = current_database()`,
  )
  await hearing(2)
  expect(await look()).toBe(2)
  await db.query('select pg_notify($1, $2)', [EDITS, 'motivational-content'])
  await hearing(3)
  expect(await look()).toBe(3)
})

it('keeps things for a short time only while it cannot hear, and for a minute while it can', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  await look()
  now.mockReturnValue(59_000)
  expect(await look()).toBe(1)
  now.mockReturnValue(61_000)
  expect(await look()).toBe(2)
  await content.close()
  now.mockReturnValue(64_000)
  expect(await look()).toBe(3)
})
