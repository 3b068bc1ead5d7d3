import type { PlanKey } from '#domain/billing/plans.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { ProviderSubscription } from '#services/payments/port.ts'
import { lockPayer, moveStatuses } from './moveStatuses.ts'
import { planOfSubscription } from './plans/planOfSubscription.ts'
import { publishPlans } from './publishPlans.ts'
import { noteTrial } from './trials.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime'>

/** How often a change that another overtook is read again. */
const TRIES = 10

const add = statement(`
insert into subscriptions (id, user_id, provider_id, plan, status, price_cents, currency, trial_end, current_period_end, is_ending, has_card, revision, created_at, updated_at)
values ($id, $userId, $providerId, $plan, $status, $cents, $currency, $trialEnd::timestamptz, $periodEnd::timestamptz, $isEnding, $hasCard, 1, $now, $now)
on conflict (provider_id) do nothing returning id`)

const change = statement(`
update subscriptions set plan = $plan, status = $status, price_cents = $cents, currency = $currency, trial_end = $trialEnd::timestamptz, current_period_end = $periodEnd::timestamptz,
  is_ending = $isEnding, has_card = $hasCard, revision = revision + 1, updated_at = $now
where provider_id = $providerId and revision = $revision returning id`)

/**
 * Stores a subscription as the provider has it now, and moves the status of everyone it covers, in one transaction.
 * What was read before another change is read again, so an old answer never replaces a newer one. Subscriptions of
 * customers or prices that are not ours come to nothing.
 */
export async function syncSubscription(services: Parts, providerId: string): Promise<void> {
  const { db, payments, realtime } = services
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [known] = await db.query<{ revision: number }>(
      'select revision from subscriptions where provider_id = $1',
      [providerId],
    )
    const subscription = await payments.readSubscription(providerId)
    if (!subscription) return
    const plan = await planOfSubscription(db, payments, subscription)
    if (!plan) return
    const moved = await db.tx((sql) =>
      store(sql, { now: services.clock.now(), subscription, plan, revision: known?.revision }),
    )
    if (moved === 'overtaken') continue
    publishPlans(realtime, moved)
    return
  }
  throw new Error('a subscription changes faster than it can be read')
}

type Found = {
  now: Date
  subscription: ProviderSubscription
  plan: PlanKey
  revision: number | undefined
}

/** Returns whose plan is another now. */
async function store(
  sql: Sql,
  { now, subscription, plan, revision }: Found,
): Promise<string[] | 'overtaken'> {
  const { id: providerId, customerId, state, trialEnd, currentPeriodEnd, isEnding, hasCard } = subscription
  const { cents, currency } = subscription
  const [payer] = await sql.query<{ user_id: string }>(
    'select user_id from billing_customers where customer_id = $1',
    [customerId],
  )
  if (!payer) return []
  const userId = payer.user_id
  await lockPayer(sql, userId)
  const values = {
    providerId,
    plan,
    status: state,
    cents,
    currency,
    trialEnd,
    periodEnd: currentPeriodEnd,
    isEnding,
    hasCard,
    now,
  }
  const stored =
    revision === undefined
      ? await add(sql, { id: newId(), userId, ...values })
      : await change(sql, { revision, ...values })
  if (stored.length === 0) return 'overtaken'
  if (trialEnd) await noteTrial(sql, userId, now)
  const seated = await sql.query<{ user_id: string }>(
    'select user_id from plan_seats where payer_id = $1 order by user_id',
    [userId],
  )
  await moveStatuses(sql, [userId, ...seated.map(({ user_id }) => user_id)], now)
  return [userId, ...seated.map(({ user_id }) => user_id)]
}
