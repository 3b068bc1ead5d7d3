import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { addProduct, type TestProduct } from '#tests/kit/store.ts'
import { ADDRESS, CARD } from '#tests/kit/storeKit.ts'
import { useShop } from './kit/shop.ts'

const APIS = 4
const DELIVERIES = 50
const CHECKOUTS = rounds({ usual: 40, thorough: 500 })
const AT_ONCE = 8
/** Seconds after which everything that was paid has to be here, counted from the last restart. */
const SETTLED_SECONDS = 60
const STOCK = 10_000
const shop = useShop(APIS)
const db = () => shop.services.db

/** What came of each page that was paid: the page, its order, and what has to be there once. */
const OUTCOMES = `
select s.id as session, o.status, o.user_id as buyer, o.total_cents as total,
  (select count(*) from orders where session_id = s.id or payment_intent_id = s.data->>'payment_intent') as orders,
  (select count(*) from entitlements e join order_items i on i.id = e.order_item_id where i.order_id = o.id) as entitlements,
  (select count(*) from order_items i where i.order_id = o.id and i.product_type = 'digital') as files,
  (select count(*) from email_logs where key like 'receipt:' || o.id || ':%') as receipts,
  (select count(*) from admin_audit_logs where event = 'order_paid' and metadata->>'orderId' = o.id::text) as audits
from sandbox_objects s left join orders o on o.session_id = s.id
where s.kind = 'checkout.session' and s.data->>'payment_status' = 'paid'`
type Outcome = {
  session: string
  status: string | null
  buyer: string
  total: number
  orders: number
  entitlements: number
  files: number
  receipts: number
  audits: number
}
const outcomes = () => db().query<Outcome>(OUTCOMES)

/** Reads again until it holds, or gives what was read last. */
async function eventually<T>(read: () => Promise<T>, holds: (found: T) => boolean, ms: number): Promise<T> {
  const end = performance.now() + ms
  for (;;) {
    const found = await read()
    if (holds(found) || performance.now() > end) return found
    await sleep(250)
  }
}

type Page = { url: string; sessionId: string }
const press = (api: number, buyer: Person, product: TestProduct) =>
  shop.call<Page>(api, '/functions/create-product-checkout', buyer, {
    cartItems: [{ productId: product.id, quantity: 1 }],
  })

/** Delivers again while it is rejected for now, as the provider does: the machine of a test may be that busy. */
async function delivered(api: number, event: object): Promise<number> {
  for (;;) {
    const status = await shop.deliver(api, event)
    if (status !== 503) return status
    await sleep(100)
  }
}

describe('payments', () => {
  it(`${DELIVERIES} deliveries of one event over ${APIS} processes make one order, file, receipt and audit row`, async () => {
    const buyer = await makePeople(shop.services).adult()
    const { status, body } = await press(1, buyer, await addProduct(db(), { type: 'digital' }))
    expect(status).toBe(200)
    expect(await shop.pay(2, body.url, CARD)).toBe(303)
    const [event] = await db().query<{ id: string; data: object }>(
      `select id, data from sandbox_objects where kind = 'event'
       and data->>'type' = 'checkout.session.completed' and data->'data'->'object'->>'id' = $1`,
      [body.sessionId],
    )
    const statuses = await Promise.all(
      Array.from({ length: DELIVERIES }, (_, n) => delivered(n % APIS, event!.data)),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const [stored] = await eventually(
      () =>
        db().query<{ events: number; open: number }>(
          `select (select count(*) from stripe_events where event_id = $1) as events,
             (select count(*) from stripe_events where handled_at is null)
             + (select count(*) from graphile_worker.jobs where task_identifier = 'billing.handleEvent') as open`,
          [event!.id],
        ),
      ([row]) => row!.open === 0,
      30_000,
    )
    expect(stored).toEqual({ events: 1, open: 0 })
    const once = { orders: 1, entitlements: 1, receipts: 1, audits: 1 }
    expect(await outcomes()).toMatchObject([{ session: body.sessionId, status: 'paid', ...once }])
  }, 60_000)

  it(
    `${CHECKOUTS} checkouts under kill -9 of api, worker, sandbox and database: each paid page has one order, and no order lacks its payment`,
    { timeout: 600_000 },
    async () => {
      const people = makePeople(shop.services)
      const buyers: Person[] = []
      for (let n = 0; n < CHECKOUTS; n += 1) buyers.push(await people.adult())
      const products = [
        await addProduct(db(), { type: 'digital' }),
        await addProduct(db(), { stock: STOCK }),
      ] as const
      const paid = new Set<string>()
      const broken = { presses: [] as number[], pages: [] as number[] }
      let asked = 0
      const anyApi = () => (asked += 1) % APIS

      /** Presses Pay until the page is there, and sends the card until it is taken, as a person does. */
      async function buy(buyer: Person, product: TestProduct): Promise<void> {
        for (;;) {
          const { status, body } = await press(anyApi(), buyer, product)
          if (status !== 200) {
            broken.presses.push(status)
            // Slow enough for the limit of a member, however long the provider is away.
            await sleep(status === 0 ? 100 : 1_100)
            continue
          }
          // Pressed again after a payment whose answer was lost: it leads to the page after the payment.
          if (!body.url.includes('/sandbox/pay/')) return void paid.add(body.sessionId)
          const answer = await shop.pay(anyApi(), body.url, { ...ADDRESS, ...CARD })
          if (answer === 303) return void paid.add(body.sessionId)
          broken.pages.push(answer)
          await sleep(200)
        }
      }
      const waiting = buyers.entries()
      const buying = Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const [n, buyer] of waiting) await buy(buyer, products[n % 2 === 0 ? 0 : 1])
        }),
      )
      // Awaited below; until then a rejection is no reason to end the run.
      buying.catch(() => undefined)
      const after = async (share: number) => {
        while (paid.size < CHECKOUTS * share) {
          shop.requireAlive()
          await sleep(5)
        }
      }
      await after(0.1)
      await shop.kill('api0', 'sandbox')
      await shop.start('api0', 'sandbox')
      await after(0.4)
      await shop.kill('worker')
      await shop.cluster.kill()
      await shop.cluster.start()
      await after(0.6)
      await shop.kill('api0', 'api1', 'sandbox')
      await shop.cluster.kill()
      await shop.cluster.start()
      await shop.start('api0', 'api1', 'sandbox', 'worker')
      await buying

      const all = await eventually(
        outcomes,
        (rows) => rows.every(({ status }) => status === 'paid'),
        SETTLED_SECONDS * 1_000,
      )
      // The crashes were felt, or this test proves nothing.
      expect(broken.presses.length + broken.pages.length).toBeGreaterThan(AT_ONCE)
      expect(broken.presses.filter((status) => status !== 0 && status !== 503)).toEqual([])
      expect(broken.pages.filter((status) => ![0, 500, 503].includes(status))).toEqual([])
      const of = all.filter(({ buyer }) => buyers.some(({ id }) => id === buyer))
      expect(of.map(({ session }) => session).sort()).toEqual([...paid].sort())
      expect(all.filter(({ status }) => status !== 'paid')).toEqual([])
      expect(
        all.filter(
          ({ orders, entitlements, files, receipts, audits }) =>
            orders !== 1 || entitlements !== files || receipts !== 1 || audits !== 1,
        ),
      ).toEqual([])
      // Each buyer was charged once, what the order says, and no order is paid without a charge.
      const charges = await db().query<{ buyer: string; charged: number | null; total: number }>(
        `select o.user_id as buyer, o.total_cents as total,
           (select sum((c.data->>'amount')::int) from sandbox_objects c join billing_customers b on b.customer_id = c.customer
            where c.kind = 'charge' and b.user_id = o.user_id) as charged
         from orders o where o.status = 'paid' and o.user_id = any($1::uuid[])`,
        [buyers.map(({ id }) => id)],
      )
      expect(charges).toHaveLength(CHECKOUTS)
      expect(charges.filter(({ charged, total }) => charged !== total)).toEqual([])
      // What is neither paid nor held is on the shelf.
      const [shelf] = await db().query<{ stock: number; gone: number }>(
        `select stock, (select count(*) from order_items i join orders o on o.id = i.order_id
           where i.product_id = p.id and (o.status = 'paid' or o.stock_held)) as gone from products p where id = $1`,
        [products[1].id],
      )
      expect(shelf!.stock + shelf!.gone).toBe(STOCK)
    },
  )
})
