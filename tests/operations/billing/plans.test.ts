import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endConnections } from '#domain/account/jobs.ts'
import { billingApi } from '#domain/billing/api.ts'
import { PLAN_CHANGED } from '#domain/billing/events.ts'
import { compareWithProvider } from '#operations/billing/compareWithProvider.ts'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'
import { mailTrialEnds } from '#operations/billing/mailTrialEnds.ts'
import { syncSubscription } from '#operations/billing/syncSubscription.ts'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import { sandboxPrices } from '#services/payments/sandbox/account.ts'
import { useBilling } from '#tests/kit/billing.ts'
import { setFlag } from '#tests/kit/flags.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { inWaves } from '#tests/kit/waves.ts'

const billing = await useBilling()
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
})

const checkout = (person: Person, plan: keyof typeof sandboxPrices = 'individual') =>
  billing.context.ask(billingApi.startCheckout, { body: { priceId: sandboxPrices[plan] } }, { as: person })
const planOf = (person: Person) => billing.context.call(billingApi.readPlan, {}, { as: person })
const check = (person: Person) =>
  billing.context.call(billingApi.checkSubscription, { body: {} }, { as: person })
const subscriptionsOf = ({ id }: Person) =>
  billing.context.db.query<{ provider_id: string; status: string; revision: number }>(
    'select provider_id, status, revision from subscriptions where user_id = $1',
    [id],
  )

const trialMails = async (db: Parameters<typeof queuedMails>[0]) =>
  (await queuedMails(db)).filter(({ template, to }) => template.startsWith('trial-ends') && to === me.email)

describe('starting a plan', () => {
  it('begins with seven days, without a card, told to the member', async () => {
    await billing.start(me, 'individual')
    expect(await billing.statusOf(me)).toBe('trialing')
    expect(await planOf(me)).toMatchObject({
      status: 'trialing',
      plan: 'individual',
      isPayer: true,
      hasCard: false,
      hasTrialLeft: false,
      trialEnd: '2026-03-19T14:00:00.000Z',
    })
    expect(await check(me)).toEqual({
      subscribed: true,
      plan: 'individual',
      status: 'trialing',
      trial_end: '2026-03-19T14:00:00.000Z',
      current_period_end: '2026-03-19T14:00:00.000Z',
      seats: null,
    })
    const heard = billing.context.realtime.published.filter(({ event }) => event === PLAN_CHANGED)
    expect(heard.map(({ channel }) => channel)).toContain(`private-user-${me.id}`)
  })

  it('is for adults with a confirmed address, of our prices, one plan at a time', async () => {
    const { people, ask } = billing.context
    const refusals = [
      [await people.child({ guardian: 'verified' }), 403, 'billing.error.adults_only'],
      [await people.teen({ guardian: 'verified' }), 403, 'billing.error.adults_only'],
      [await people.adult({ emailVerified: false }), 403, 'billing.error.confirm_address'],
    ] as const
    for (const [person, status, code] of refusals) {
      const answer = await checkout(person)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    }
    const wrong = await ask(billingApi.startCheckout, { body: { priceId: 'price_free' } }, { as: me })
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'billing.error.unknown_price'])
    await billing.start(me, 'individual')
    const again = await checkout(me, 'family')
    expect([again.status, again.body.error.code]).toEqual([409, 'billing.error.has_plan'])
  })

  it('leads twenty presses to one page, and another plan closes it', async () => {
    const presses = await inWaves(20, () => checkout(me))
    expect(new Set(presses.map(({ body }) => body.url)).size).toBe(1)
    const other = await checkout(me, 'family')
    expect((await billing.page(presses[0]!.body.url)).status).toBe(410)
    expect((await billing.page(other.body.url)).status).toBe(200)
    const back = await checkout(me)
    expect(back.body.url).not.toBe(presses[0]!.body.url)
  })

  it('asks the provider itself when the page was paid and its event is late', async () => {
    const { body } = await checkout(me)
    await billing.page(body.url, {})
    const again = await checkout(me)
    expect(again.body.error.code).toBe('billing.error.has_plan')
    expect(await billing.statusOf(me)).toBe('trialing')
  })

  it('has one trial for a mailbox, also after the account is gone, under any spelling', async () => {
    const { db, people, clock } = billing.context
    await billing.start(me, 'individual')
    await billing.wait(8)
    expect(await billing.statusOf(me)).toBe('free')
    expect((await planOf(me)).hasTrialLeft).toBe(false)
    const { body } = await checkout(me)
    expect(await (await billing.page(body.url)).text()).toContain('name="number"')
    await db.tx((sql) => eraseAccounts(sql, [me.id], clock.now()))
    const later = await people.adult()
    await db.query('update users set email = $2 where id = $1', [later.id, me.email.replace('@', '+again@')])
    expect((await planOf(later)).hasTrialLeft).toBe(false)
  })

  it('says in its own words that the provider is away, and rests with the store', async () => {
    const { db, services } = billing.context
    const away = vi.spyOn(services.payments, 'openCheckout')
    const { PaymentsError } = await import('#services/payments/port.ts')
    away.mockRejectedValue(new PaymentsError('away', 'gone'))
    const answer = await checkout(me)
    expect([answer.status, answer.body.error.message]).toEqual([503, 'Failed to start checkout'])
    away.mockRestore()
    const portal = await billing.context.ask(billingApi.openPortal, { body: {} }, { as: me })
    expect(portal.status).toBe(200)
    const broken = vi.spyOn(services.payments, 'openPortal')
    broken.mockRejectedValue(new PaymentsError('away', 'gone'))
    const failed = await billing.context.ask(billingApi.openPortal, { body: {} }, { as: me })
    expect([failed.status, failed.body.error.message]).toEqual([503, 'Failed to open subscription portal'])
    broken.mockRestore()
    await setFlag(db, 'ff.store_pause', true)
    expect((await checkout(me)).status).toBe(503)
    expect((await planOf(me)).isOpen).toBe(false)
    await setFlag(db, 'ff.store_pause', false)
  })
})

describe('a plan over time', () => {
  it('ends the live connections of those it carried when it ends, and of no one before', async () => {
    const { context } = billing
    await billing.start(me, 'individual')
    await runQueued(context, endConnections)
    expect(context.realtime.terminated).not.toContain(me.id)
    await billing.wait(8)
    expect(await billing.statusOf(me)).toBe('free')
    await runQueued(context, endConnections)
    expect(context.realtime.terminated).toContain(me.id)
  })

  it('mails once, 48 hours before the trial ends', async () => {
    const { db, services, clock } = billing.context
    await billing.start(me, 'individual')
    await mailTrialEnds(services)
    expect(await trialMails(db)).toEqual([])
    clock.advance(5 * 86_400 + 1)
    await mailTrialEnds(services)
    await mailTrialEnds(services)
    const mails = await trialMails(db)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: me.email, args: { price: '$5.99', path: '/settings?tab=plan' } })
  })

  it('ends in two screens, keeps its days, and can go on', async () => {
    await billing.start(me, 'individual')
    const ending = (isEnding: boolean) =>
      billing.context.call(billingApi.setEnding, { body: { isEnding } }, { as: me })
    expect(await ending(true)).toMatchObject({ isEnding: true, status: 'trialing' })
    expect(await ending(false)).toMatchObject({ isEnding: false })
    await ending(true)
    expect(await billing.statusOf(me)).toBe('trialing')
    await billing.wait(8)
    expect(await billing.statusOf(me)).toBe('free')
    const none = await billing.context.ask(billingApi.setEnding, { body: { isEnding: true } }, { as: me })
    expect([none.status, none.body.error.code]).toEqual([409, 'billing.error.no_plan'])
  })

  it('is past due while a payment fails, and active again after it', async () => {
    await billing.start(me, 'individual')
    const { url } = await billing.context.call(billingApi.openPortal, { body: {} }, { as: me })
    const [{ provider_id: id } = { provider_id: '' }] = await subscriptionsOf(me)
    await billing.page(url, { subscription: id, do: 'card', number: '4000000000000341' })
    await billing.wait(8)
    expect(await billing.statusOf(me)).toBe('past_due')
    expect(await check(me)).toMatchObject({ subscribed: false, status: 'past_due' })
    await billing.page(url, { subscription: id, do: 'card', number: '4242424242424242' })
    await billing.settle()
    expect(await billing.statusOf(me)).toBe('active')
  })
})

describe('events', () => {
  it('in any order, repeated at random, end in one state', async () => {
    const { db, services } = billing.context
    await billing.start(me, 'family')
    const [{ provider_id: id } = { provider_id: '' }] = await subscriptionsOf(me)
    await services.payments.setEnding(id, true)
    await billing.sandbox.tick()
    const events = await db.query<{ id: string }>(
      `select event_id as id from stripe_events where object_id in (
         select id from sandbox_objects where customer = (select customer from sandbox_objects where id = $1))`,
      [id],
    )
    expect(events.length).toBeGreaterThanOrEqual(3)
    for (let round = 0; round < 24; round += 1) {
      await db.query('update stripe_events set handled_at = null')
      const mixed = [...events, ...events].sort(() => Math.random() - 0.5)
      await Promise.all(mixed.map((event) => handleStoredEvent(services, event.id)))
      expect(await planOf(me), String(round)).toMatchObject({ status: 'trialing', isEnding: true })
    }
    expect(await subscriptionsOf(me)).toHaveLength(1)
  })

  it('never put an answer of before over a newer one', async () => {
    const { services } = billing.context
    await billing.start(me, 'individual')
    const [{ provider_id: id } = { provider_id: '' }] = await subscriptionsOf(me)
    const read = services.payments.readSubscription.bind(services.payments)
    const old = await read(id)
    const spy = vi.spyOn(services.payments, 'readSubscription')
    // The first answer comes late: meanwhile the plan was set to end, and that was stored.
    spy.mockImplementationOnce(async () => {
      await services.payments.setEnding(id, true)
      await syncSubscription(services, id)
      return old
    })
    await syncSubscription(services, id)
    expect(await planOf(me)).toMatchObject({ isEnding: true })
    spy.mockRestore()
  })

  it('that never arrived are found at the provider', async () => {
    const { db, services } = billing.context
    const { body } = await checkout(me)
    await billing.page(body.url, {})
    await db.query('delete from sandbox_deliveries')
    await billing.settle()
    expect(await billing.statusOf(me)).toBe('free')
    await compareWithProvider(services)
    await billing.settle()
    expect(await billing.statusOf(me)).toBe('trialing')
  })

  it('that never came at the end of a trial are not missed for long', async () => {
    const { db, services, clock } = billing.context
    await billing.start(me, 'individual')
    clock.advance(60 * 86_400)
    await billing.sandbox.tick()
    await db.query('delete from sandbox_deliveries')
    await db.query(`delete from sandbox_objects where kind = 'event'`)
    await compareWithProvider(services)
    expect(await billing.statusOf(me)).toBe('free')
  })
})

it('minors see no plan', async () => {
  const child = await billing.context.people.child({ guardian: 'verified' })
  for (const contract of [billingApi.readPlan, billingApi.checkSubscription, billingApi.openPortal]) {
    const answer = await billing.context.ask(contract, {}, { as: child })
    expect(answer.status).toBe(403)
  }
})
