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
    // Each byte of the body and of the signature counts.
    const good = signatureOf(body, secretOf())
    const statuses = await inWaves(200, (n) => {
      const at = n % body.length
      const other =
        body.slice(0, at) + String.fromCharCode((body.charCodeAt(at) + 1) % 128) + body.slice(at + 1)
      return send(other, good)
    })
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect(await effects()).toEqual({ events: 0, jobs: 0 })
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
