import { beforeEach, describe, expect, it } from 'vitest'
import { run } from '#jobs/requests/settleRequests.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { asking, type Family } from './asking.ts'

const context = useTestContext()
const { family, ask, approve, cancel, statusOf, bells } = asking(context)
const HOUR = 3_600
let home: Family
let id: string
beforeEach(async () => {
  const { db, clock } = context.current
  clock.set('2026-03-12T14:00:00Z')
  await db.query('delete from graphile_worker._private_jobs')
  await db.query('delete from purchase_requests')
  home = await family()
  id = (await ask(home.child, await addProduct(db))).body.request.id
})
const settle = () =>
  run({
    input: {},
    services: context.current.services,
    signal: new AbortController().signal,
    isLastTry: false,
  })
const reminders = async () =>
  (await queuedMails(context.current.db)).filter(({ template }) => template === 'purchase-request-waits')

describe('a request without an answer', () => {
  it('reminds the guardian once, after a day', async () => {
    const { clock } = context.current
    clock.advance(24 * HOUR - 1)
    await settle()
    expect(await reminders()).toEqual([])
    clock.advance(1)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await reminders()).toHaveLength(1)
    expect((await bells(home.guardian)).map(({ payload_json: { title } }) => title)).toEqual([
      'A question from Mila',
      'Mila waits for your answer',
    ])
  })

  it('lapses after three days, and the child hears it once and may ask again', async () => {
    const { clock, db } = context.current
    clock.advance(72 * HOUR - 1)
    await settle()
    expect(await statusOf(id)).toBe('pending')
    clock.advance(1)
    await expect(approve(home.guardian, id)).rejects.toMatchObject({ code: 'requests.error.decided' })
    await Promise.all([settle(), settle()])
    expect(await statusOf(id)).toBe('lapsed')
    expect(await bells(home.child)).toMatchObject([{ payload_json: { title: 'Your question has ended' } }])
    const [{ product_id }] = (await db.query<{ product_id: string }>(
      'select product_id from purchase_requests where id = $1',
      [id],
    )) as [{ product_id: string }]
    expect((await ask(home.child, { id: product_id })).body.request.id).not.toBe(id)
  })
})

describe('a request with an answer', () => {
  it('reminds no one; approved and not paid, it lapses three days after the yes', async () => {
    const { clock } = context.current
    clock.advance(23 * HOUR)
    await approve(home.guardian, id)
    clock.advance(2 * HOUR)
    await settle()
    expect(await reminders()).toEqual([])
    clock.advance(69 * HOUR)
    await settle()
    expect(await statusOf(id)).toBe('approved')
    clock.advance(2 * HOUR)
    await settle()
    expect(await statusOf(id)).toBe('lapsed')
  })

  it('stays as it is when it was taken back', async () => {
    await cancel(home.child, id)
    context.current.clock.advance(73 * HOUR)
    await settle()
    expect(await statusOf(id)).toBe('cancelled')
    expect(await bells(home.child)).toEqual([])
  })
})
