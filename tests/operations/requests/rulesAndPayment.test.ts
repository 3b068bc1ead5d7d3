import { beforeEach, describe, expect, it } from 'vitest'
import { payRequest } from '#operations/requests/payRequest.ts'
import { addProduct, type TestProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { asking, type Family } from './asking.ts'

const context = useTestContext()
const { family, ask, approve, own, ofGuardian, saveRules, statusOf, bells, order } = asking(context)

let home: Family
let cards: TestProduct
beforeEach(async () => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  home = await family()
  cards = await addProduct(context.current.db)
})
const asked = async ({ child } = home, product = cards) => (await ask(child, product)).body.request.id

describe('a teen', () => {
  it('asks unless the guardian lets them off; a child always asks', async () => {
    const { guardian, child, link } = await family('teen')
    expect((await own(child)).mustAsk).toBe(true)
    expect((await ofGuardian(guardian)).children).toMatchObject([{ asksToBuy: true, mayBuyAlone: true }])
    expect((await saveRules(guardian, link, { asksToBuy: false, monthlyCapCents: null })).status).toBe(200)
    expect((await own(child)).mustAsk).toBe(false)
    expect((await ask(child, cards)).body.error.code).toBe('requests.error.not_needed')
    const refused = await saveRules(home.guardian, home.link, { asksToBuy: false, monthlyCapCents: null })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'requests.error.child_asks'])
    expect((await own(guardian)).mustAsk).toBe(false)
  })
})

describe('a monthly limit', () => {
  it('counts what was approved in the month of the child’s zone', async () => {
    const { db, clock } = context.current
    const tokyo = await family('child', { timeZone: 'Asia/Tokyo' })
    await saveRules(tokyo.guardian, tokyo.link, { asksToBuy: true, monthlyCapCents: 1_500 })
    clock.set('2026-03-31T14:30:00Z')
    await approve(tokyo.guardian, await asked(tokyo))
    expect((await ofGuardian(tokyo.guardian)).children).toMatchObject([{ spentCents: 1_000 }])
    const second = await asked(tokyo, await addProduct(db))
    await expect(approve(tokyo.guardian, second)).rejects.toMatchObject({ code: 'requests.error.over_cap' })
    expect(await statusOf(second)).toBe('pending')
    // Half an hour on, it is April in Tokyo and March in most of the world.
    clock.set('2026-03-31T15:00:00Z')
    expect((await ofGuardian(tokyo.guardian)).children).toMatchObject([{ spentCents: 0 }])
    await approve(tokyo.guardian, second)
    expect(await statusOf(second)).toBe('approved')
  })

  it('is not passed by two answers at once', async () => {
    const { db } = context.current
    await saveRules(home.guardian, home.link, { asksToBuy: true, monthlyCapCents: 2_000 })
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push(await asked(home, await addProduct(db)))
    const answers = await Promise.allSettled(ids.map((id) => approve(home.guardian, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await ofGuardian(home.guardian)).children).toMatchObject([{ spentCents: 2_000 }])
  })
})

describe('a payment', () => {
  const pay = (id: string, orderId: string) =>
    context.current.db.tx((sql) => payRequest(sql, id, orderId, context.current.clock.now()))

  it('of its order makes a request paid, once, and the child hears it', async () => {
    const id = await asked()
    await approve(home.guardian, id)
    const orderId = await order(home, id)
    expect(await pay(id, orderId)).toHaveLength(1)
    expect(await pay(id, orderId)).toEqual([])
    expect(await statusOf(id)).toBe('paid')
    expect((await bells(home.child)).at(-1)!.payload_json.message).toBe(
      '“Breathing cards” is on its way to you.',
    )
  })

  it('counts after an approved request lapsed, and never without a yes or by another order', async () => {
    const { db } = context.current
    const [late, unanswered] = [await asked(), await asked(home, await addProduct(db))]
    await approve(home.guardian, late)
    const orders = [await order(home, late), await order(home, unanswered)] as const
    await pay(late, orders[1])
    expect(await statusOf(late)).toBe('approved')
    await db.query(`update purchase_requests set status = 'lapsed' where id = any($1)`, [[late, unanswered]])
    await pay(late, orders[0])
    await pay(unanswered, orders[1])
    expect([await statusOf(late), await statusOf(unanswered)]).toEqual(['paid', 'lapsed'])
  })
})
