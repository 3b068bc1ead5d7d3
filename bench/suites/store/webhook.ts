import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { DEFAULT_APP_SECRET } from '#services/env.ts'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { signatureOf } from '#services/payments/sandbox/deliver.ts'
import type { BenchPerson, Data } from '../../kit/data.ts'
import type { Asked } from '../../kit/load.ts'
import type { Goal } from '../../kit/report.ts'
import type { Runner } from '../../kit/rounds.ts'
import type { Server } from '../../kit/server.ts'
import { unhurried } from '../rooms/prepare.ts'
import { sendAll } from './atOnce.ts'
import { FIRST_WRITTEN, productId } from './prepare.ts'

/** Events that come at once, how long they may take, and by how much memory may grow. */
const AT_ONCE = 1_000
const GOALS = { seconds: 30, lost: 0, megabytes: 30 }
const DEADLINE_MS = 180_000
/** Until an event that was rejected is sent again. */
const AGAIN_MS = 1_000
const PRICE = 1_000

/** What the provider signs with, on a machine that only answers itself. */
export const WEBHOOK_SECRET = sandboxAccount({
  APP_SECRET: DEFAULT_APP_SECRET,
  SANDBOX_PORT: 0,
}).webhookSecret

/** A finished checkout as the provider has it, as long as its events are. */
const sessionOf = (id: string, { orderId, intentId, customer }: Record<string, string>) => ({
  id,
  object: 'checkout.session',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  customer,
  client_reference_id: orderId,
  success_url: 'http://localhost/checkout/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost/cart',
  amount_subtotal: PRICE,
  amount_total: PRICE,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  shipping_cost: null,
  collected_information: null,
  customer_details: { email: 'someone@load.example' },
  currency: 'usd',
  payment_intent: intentId,
  subscription: null,
  invoice: null,
  expires_at: Math.floor(Date.now() / 1000) + 86_400,
  url: null,
  metadata: { orderId },
})

const eventBody = (object: object): string =>
  JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type: 'checkout.session.completed',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  })

const eventAsked = (body: string): Asked => ({
  method: 'POST',
  path: '/api/webhooks/stripe',
  headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, WEBHOOK_SECRET) },
  body,
})

/** webhook: an event that was not seen before, signed now. */
export const webhookEvents = (server: Server): Runner => ({
  server,
  workload: {
    next: () => {
      const id = `cs_test_${randomUUID()}`
      return eventAsked(
        eventBody(sessionOf(id, { orderId: randomUUID(), intentId: `pi_${id}`, customer: 'cus_bench' })),
      )
    },
    isRepeatable: false,
  },
})

/** Delivers one event twice to each, and one with another signature. @throws Error when they store anything else */
export async function requireEqualInboxes(data: Data, servers: readonly Server[]): Promise<void> {
  for (const { name, url } of servers) {
    const body = eventBody({ id: 'cs_test_once' })
    const { path, method, headers } = eventAsked(body)
    const forged = { ...headers, 'stripe-signature': signatureOf(body, 'whsec_other') }
    const statuses = []
    for (const sent of [headers, headers, forged])
      statuses.push((await fetch(url + path, { method, headers: sent, body })).status)
    const [row] = await data.db.query<{ events: number; jobs: number }>(
      `select (select count(*) from stripe_events) as events, (select count(*) from graphile_worker.jobs where task_identifier = 'billing.handleEvent') as jobs`,
    )
    const found = JSON.stringify([statuses, row])
    if (found !== '[[200,200,400],{"events":1,"jobs":1}]') throw new Error(`${name}: ${found}`)
    await clearEvents(data)
  }
}

/** Clears away what the load left, so that only what follows is handled. */
export async function clearEvents({ db }: Data): Promise<void> {
  await db.query('truncate stripe_events')
  await db.query('truncate graphile_worker._private_jobs')
}

/** 1,000 paid checkouts whose events come at once: until the worker has stored every order as paid. */
export async function drain(data: Data, people: readonly BenchPerson[], ours: Server): Promise<Goal[]> {
  const { db, url } = data
  const bodies = await paidElsewhere(data, people)
  await unhurried(url, [])
  ours.resume()
  ours.collect()
  await sleep(1_000)
  const before = ours.memoryMb() ?? 0
  const begun = performance.now()
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let refused = 0
  // What is rejected for now comes again, as from the provider.
  for (let left = bodies; left.length > 0 && performance.now() - begun < DEADLINE_MS;) {
    const answers = await sendAll(ours.url, left.map(eventAsked), agent)
    left = left.filter((_, n) => answers[n]!.status !== 200)
    refused += left.length
    if (left.length > 0) await sleep(AGAIN_MS)
  }
  const takenMs = performance.now() - begun
  let paid = 0
  while (paid < AT_ONCE && performance.now() - begun < DEADLINE_MS) {
    await sleep(100)
    const [row] = await db.query<{ paid: number }>(
      `select count(*) as paid from orders where status = 'paid' and session_id like 'cs_bench_%'`,
    )
    paid = row!.paid
  }
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  ours.collect()
  await sleep(1_000)
  const at = (what: string, measured: number, goal: number, unit?: string): Goal => ({
    what: `webhook, ${what}`,
    measured,
    goal,
    isAtLeast: false,
    ...(unit && { unit }),
  })
  return [
    at(
      `${AT_ONCE} at once (taken in ${(takenMs / 1000).toFixed(1)} s, ${refused} sent again), drained`,
      seconds,
      GOALS.seconds,
      ' s',
    ),
    at('events lost', AT_ONCE - paid, GOALS.lost),
    at('memory of ours after', Math.max(0, (ours.memoryMb() ?? 0) - before), GOALS.megabytes, ' MB'),
  ]
}

/** Orders whose pages were paid at the provider, and the events that say so. */
async function paidElsewhere({ db }: Data, people: readonly BenchPerson[]): Promise<string[]> {
  const orders = people.slice(0, AT_ONCE).map(({ id: userId }, n) => ({
    n,
    userId,
    id: randomUUID(),
    item: randomUUID(),
    session: `cs_bench_${n}`,
    intent: `pi_bench_${n}`,
    customer: `cus_bench_${n}`,
  }))
  const rows = JSON.stringify(orders)
  const RECORDS = `json_to_recordset($1::json) as o(n int, "userId" uuid, id uuid, item uuid, session text, intent text, customer text)`
  await db.query(
    `insert into orders (id, user_id, number, key, session_id, status, subtotal_cents, total_cents, customer_email, stock_held, expires_at, revision)
     select id, "userId", 'EKB-' || n, 'bench:' || id, session, 'pending', ${PRICE}, ${PRICE}, 'someone@load.example', true, now() + interval '1 hour', 1 from ${RECORDS}`,
    [rows],
  )
  await db.query(
    `insert into order_items (id, order_id, product_id, title, product_type, quantity, price_at_purchase_cents, recipient_id)
     select item, id, $2, 'Cards for a quiet evening', 'physical', 1, ${PRICE}, "userId" from ${RECORDS}`,
    [rows, productId(FIRST_WRITTEN)],
  )
  const objects = orders.flatMap(({ id, session, intent, customer }) => [
    {
      id: session,
      kind: 'checkout.session',
      customer,
      data: {
        ...sessionOf(session, { orderId: id, intentId: intent, customer }),
        ...{ _lines: [], _countries: [], _rates: [], _settles: null, _trialDays: 0 },
      },
    },
    {
      id: intent,
      kind: 'payment_intent',
      customer,
      data: { id: intent, object: 'payment_intent', amount: PRICE, status: 'succeeded', metadata: {} },
    },
  ])
  await db.query(
    `insert into sandbox_objects (id, kind, customer, data)
     select id, kind, customer, data from json_to_recordset($1::json) as o(id text, kind text, customer text, data jsonb)`,
    [JSON.stringify(objects)],
  )
  return orders.map(({ id, session, intent, customer }) =>
    eventBody(sessionOf(session, { orderId: id, intentId: intent, customer })),
  )
}
