import { describe, expect, it } from 'vitest'
import { handledEvents } from '#domain/billing/events.ts'
import { answerPaymentEvent } from '#server/http/paymentEvents.ts'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { signatureOf } from '#services/payments/sandbox/deliver.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const secretOf = () => sandboxAccount(context.current.services.env).webhookSecret

const eventBody = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: handledEvents[1],
    created: 1_773_000_000,
    livemode: false,
    data: { object: { id: 'sub_1' } },
    ...change,
  })

const send = async (body: string, signature = signatureOf(body, secretOf()), method = 'POST') =>
  (
    await answerPaymentEvent(context.current.services, {
      method,
      url: '/api/webhooks/stripe',
      peer: '127.0.0.1',
      header: (name) => (name === 'stripe-signature' ? signature : undefined),
      body: () => Promise.resolve(Buffer.from(body)),
    })
  ).status

const effects = async () => {
  const { db } = context.current
  const [row] = await db.query<{ events: number; jobs: number }>(
    `select (select count(*) from stripe_events) as events, (select count(*) from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'billing.handleEvent') as jobs`,
  )
  return row!
}

const FORGED = 2_000
const SECOND = () => Math.floor(Date.now() / 1000)
/** Another sign at a place: each byte counts. */
const changed = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)

/** What makes a delivery none of ours: of the body `body`, in the nth shape. */
const forgeries: ((body: string, n: number) => [body: string, signature: string])[] = [
  (body, n) => [changed(body, n % body.length), signatureOf(body, secretOf())],
  (body, n) => [body, changed(signatureOf(body, secretOf()), 't=0000000000,v1='.length + (n % 64))],
  (body, n) => [body, signatureOf(body, `whsec_${n}`)],
  // Well signed, and from just too long ago to years.
  (body, n) => [body, signatureOf(body, secretOf(), SECOND() - 301 - n * n * 20)],
  // The time of another signature.
  (body, n) => [body, signatureOf(body, secretOf(), SECOND() - 301 - n).replace(/t=\d+/, `t=${SECOND()}`)],
  (body) => signed(body.replace('"livemode":false', '"livemode":true')),
  (body, n) => signed(body.slice(0, n % body.length)),
  (body, n) => [body, signatureOf(body, secretOf()).slice(0, n % 80)],
]
const signed = (body: string): [string, string] => [body, signatureOf(body, secretOf())]

describe('the inbox of the payment provider', () => {
  it('answers 400 to what is forged, old, of the other mode, or no event; nothing comes of it', async () => {
    const body = eventBody()
    const now = Math.floor(Date.now() / 1000)
    const forged = [
      [body, ''],
      [body, 'nonsense'],
      [body, `t=${now},v1=${'0'.repeat(64)}`],
      [body, signatureOf(body, 'whsec_other')],
      [`${body} `, signatureOf(body, secretOf())],
      [body, signatureOf(body, secretOf(), now - 301)],
      [eventBody({ livemode: true }), undefined],
      [eventBody({ id: 7 }), undefined],
      [eventBody({ data: null }), undefined],
      ['{}', undefined],
      ['[]', undefined],
      ['null', undefined],
      ['not json', undefined],
      ['', undefined],
    ] as const
    for (const [text, signature] of forged) expect(await send(text, signature), text).toBe(400)
    expect(await effects()).toEqual({ events: 0, jobs: 0 })
  })

  it(`answers 400 to ${FORGED} forged, old or of the other mode, and nothing comes of them`, async () => {
    const statuses = await inWaves(FORGED, (n) => {
      const body = eventBody({ id: `evt_forged_${n}`, type: handledEvents[n % handledEvents.length] })
      return send(...forgeries[n % forgeries.length]!(body, n))
    })
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect(await effects()).toEqual({ events: 0, jobs: 0 })
    // The same body, signed well, is taken: it was the forgery that was rejected.
    expect(await send(eventBody({ id: 'evt_forged_0' }))).toBe(200)
    await context.current.db.query('delete from stripe_events')
    await context.current.db.query('delete from graphile_worker._private_jobs')
  })

  it('knows only deliveries', async () => {
    expect(await send(eventBody(), undefined, 'GET')).toBe(404)
  })

  it('stores types that nothing comes of nowhere, and says thanks', async () => {
    expect(await send(eventBody({ id: 'evt_other', type: 'charge.updated' }))).toBe(200)
    expect(await effects()).toEqual({ events: 0, jobs: 0 })
  })

  it('makes one event and one job of fifty deliveries', async () => {
    const body = eventBody()
    const statuses = await inWaves(50, () => send(body))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await effects()).toEqual({ events: 1, jobs: 1 })
  })
})
