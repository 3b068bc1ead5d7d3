import type { Actor } from '#domain/access/actor.ts'
import type { billingApi, PlanView, SeatView } from '#domain/billing/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { hasPlan } from '#domain/billing/status.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { findPlan } from './findPlan.ts'
import { offeredAs } from './plans/priceOf.ts'
import { seatsOf, storedPlans } from './plans/storedPlans.ts'
import { requireAdult } from './requireAdult.ts'
import { hasTrialLeft } from './trials.ts'

type Parts = Pick<Services, 'db' | 'payments'>

/** Returns the caller's plan and what they can start. @throws OperationError `billing.error.adults_only` */
export async function readPlan({ db, payments }: Parts, actor: Actor): Promise<PlanView> {
  requireAdult(actor)
  const found = await findPlan(db, actor.id)
  const plans = await storedPlans(db, actor.locale ?? 'en')
  const mine = plans.find(({ key }) => key === found?.plan)
  const isPayer = found?.payer_id === actor.id
  const offers = plans
    .filter(({ isActive }) => isActive)
    .map((plan) => ({
      plan: plan.key,
      priceId: offeredAs(payments, plan),
      name: plan.name,
      description: plan.description,
      features: plan.features,
      priceCents: plan.priceCents,
      currency: plan.currency,
      seats: plan.seats,
      trialDays: plan.trialDays,
    }))
  return {
    status: found?.status ?? 'free',
    plan: found?.plan ?? null,
    name: mine?.name ?? null,
    priceCents: found?.price_cents ?? mine?.priceCents ?? null,
    currency: found?.currency ?? mine?.currency ?? null,
    isPayer,
    trialEnd: found?.trial_end?.toISOString() ?? null,
    currentPeriodEnd: found?.current_period_end?.toISOString() ?? null,
    isEnding: found?.is_ending ?? false,
    hasCard: found?.has_card ?? false,
    isOpen: payments.isOpen && offers.length > 0 && !(await isOn(db, 'ff.store_pause')),
    hasTrialLeft: await hasTrialLeft(db, actor.id, actor.email),
    offers,
    seats:
      isPayer && found.plan === 'family' && mine
        ? { max: mine.seats, members: await listSeats(db, actor.id) }
        : null,
  }
}

/** Returns the caller's plan as other programs ask for it. @throws OperationError `billing.error.adults_only` */
export async function checkSubscription(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
): Promise<Output<typeof billingApi.checkSubscription>> {
  requireAdult(actor)
  const found = await findPlan(db, actor.id)
  const isFamilyPayer = found?.plan === 'family' && found.payer_id === actor.id
  return {
    subscribed: hasPlan(found?.status ?? 'free'),
    plan: found?.plan ?? null,
    status: found?.status ?? 'free',
    trial_end: found?.trial_end?.toISOString() ?? null,
    current_period_end: found?.current_period_end?.toISOString() ?? null,
    seats: isFamilyPayer
      ? { used: (await countSeats(db, actor.id)) + 1, max: await seatsOf(db, 'family') }
      : null,
  }
}

/** Seats a payer has given away; their own is not among them. */
export async function countSeats(sql: Sql, payerId: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*) as count from plan_seats where payer_id = $1',
    [payerId],
  )
  return row!.count
}

const MEMBERS = `
select p.id as "userId", coalesce(nullif(p.first_name, ''), p.username) as name, s.id is not null as "hasSeat"
from profiles p join users u on u.id = p.id and u.disabled_at is null
left join plan_seats s on s.user_id = p.id and s.payer_id = $1
where p.id <> $1 and (s.id is not null or exists (
  select 1 from family_members me join family_members m on m.family_id = me.family_id
  where me.user_id = $1 and me.role <> 'waiting' and m.user_id = p.id and m.role <> 'waiting'))
order by name, p.id`

const listSeats = (sql: Sql, payerId: string): Promise<SeatView[]> => sql.query<SeatView>(MEMBERS, [payerId])
