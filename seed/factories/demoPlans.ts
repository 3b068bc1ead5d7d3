import { firstPlans } from '#domain/billing/plans.ts'
import { moveStatuses } from '#operations/billing/moveStatuses.ts'
import { noteTrial } from '#operations/billing/trials.ts'
import type { Sql } from '#services/database/db.ts'
import { sandboxPrices } from '#services/payments/sandbox/account.ts'
import { makePlans } from '#services/payments/sandbox/api.ts'
import { keepCard } from '#services/payments/sandbox/cards.ts'
import type { Subscription } from '#services/payments/sandbox/shapes.ts'
import { advance, startSubscription } from '#services/payments/sandbox/subscriptions.ts'
import { demoPlans, type DemoPlan } from '../content/demoPlans.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import type { DemoProvider } from './demoProvider.ts'
import { personId } from './people.ts'

const DAY_MS = 86_400_000

/**
 * Plays the days since the plans of the demo dataset began, so that the provider has charged, tried and warned as it
 * would have, and stores our side of it.
 */
export async function seedDemoPlans(sql: Sql, provider: DemoProvider, now: Date): Promise<void> {
  const { store } = provider
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Who was given a plan by hand keeps that one.
  const taken = await sql.query<{ user_id: string }>('select user_id from subscriptions')
  const wanted = demoPlans.filter(
    ({ handle }) => !taken.some(({ user_id: userId }) => userId === personId(handle)),
  )
  const begun: { plan: DemoPlan; id: string }[] = []
  for (let day = Math.max(...demoPlans.map(({ daysAgo }) => daysAgo)); day >= 0; day -= 1) {
    provider.at(before(day))
    await makePlans(store)
    for (const plan of wanted.filter(({ daysAgo }) => daysAgo === day))
      begun.push({ plan, id: (await begin(provider, plan)).id })
    await advance(store)
  }
  const rows = []
  for (const { plan, id } of begun)
    rows.push(
      rowOf(plan, { subscription: await store.get('subscription', id), now, at: before(plan.daysAgo) }),
    )
  await insertRows(sql, 'subscriptions', columns, rows)
  await insertRows(
    sql,
    'plan_seats',
    { id: 'uuid', payer_id: 'uuid', user_id: 'uuid', ...stamps },
    wanted.flatMap(({ handle, seats = [], daysAgo }) =>
      seats.map((seat) => ({
        id: seedId(`seat:${seat}`),
        payer_id: personId(handle),
        user_id: personId(seat),
        created_at: before(daysAgo),
        updated_at: before(daysAgo),
      })),
    ),
  )
  for (const { handle, daysAgo } of wanted) await noteTrial(sql, personId(handle), before(daysAgo))
  await moveStatuses(
    sql,
    wanted.flatMap(({ handle, seats = [] }) => [handle, ...seats].map(personId)),
    now,
  )
}

async function begin({ store, customerOf }: DemoProvider, { handle, plan, card }: DemoPlan) {
  const userId = personId(handle)
  const customer = await customerOf(userId)
  return startSubscription(store, {
    customer,
    line: { price: await store.get('price', sandboxPrices[plan]), quantity: 1 },
    card: card && (await keepCard(store, customer, card)).id,
    intent: null,
    trialDays: firstPlans[plan].trialDays,
    endsWithoutCard: true,
    metadata: { userId, plan },
  })
}

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  provider_id: 'text',
  plan: 'text',
  status: 'text',
  trial_end: 'timestamptz',
  current_period_end: 'timestamptz',
  price_cents: 'numeric',
  currency: 'text',
  is_ending: 'boolean',
  has_card: 'boolean',
  revision: 'numeric',
  ...stamps,
} as const

type Made = { subscription: Subscription; now: Date; at: Date }

/** Our side of a subscription, as its events would have left it. */
function rowOf({ handle, plan, card }: DemoPlan, { subscription, now, at }: Made) {
  const [item] = subscription.items.data
  const instant = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000))
  return {
    id: seedId(`subscription:${handle}`),
    user_id: personId(handle),
    provider_id: subscription.id,
    plan,
    status: subscription.status,
    trial_end: instant(subscription.trial_end),
    current_period_end: instant(item.current_period_end),
    price_cents: item.price.unit_amount,
    currency: item.price.currency,
    is_ending: subscription.cancel_at_period_end,
    has_card: card !== null,
    revision: 1,
    created_at: at,
    updated_at: now,
  }
}
