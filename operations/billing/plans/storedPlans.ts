import { featureLines, planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** A plan as staff keeps it, in one language. */
export type StoredPlan = {
  key: PlanKey
  name: string
  description: string
  features: string[]
  /** For a month. */
  priceCents: number
  currency: string
  /** People it covers, with its payer. */
  seats: number
  /** Days without a charge; 0 for none. */
  trialDays: number
  isActive: boolean
  /** What the provider calls it, once it was notified. */
  productId: string | null
  priceId: string | null
}

type Row = Omit<StoredPlan, 'features'> & { features: string | null }

const wordOf = (name: 'name' | 'description' | 'features') =>
  `coalesce(nullif(l.${name}, ''), e.${name}, '') as ${name}` as const
const read = statement(
  `
select p.key::text as key, ${wordOf('name')}, ${wordOf('description')}, ${wordOf('features')},
  p.price_cents as "priceCents", p.currency::text as currency, coalesce(p.seats, 1) as seats, p.trial_days as "trialDays",
  p.is_active as "isActive", p.stripe_product_id as "productId", p.stripe_price_id as "priceId"
from plans p left join plans_locales e on e._parent_id = p.id and e._locale = 'en'
left join plans_locales l on l._parent_id = p.id and l._locale = $locale::_locales`,
  'plans',
)

/** Every plan, the smaller first; also those that are offered no more, because members may have them. */
export async function storedPlans(sql: Sql, locale: Locale = 'en'): Promise<StoredPlan[]> {
  const rows = await read<Row>(sql, { locale })
  return rows
    .map((row) => ({ ...row, features: featureLines(row.features) }))
    .sort((a, b) => planKeys.indexOf(a.key) - planKeys.indexOf(b.key))
}

/** One plan; undefined in a database without content. */
export const storedPlan = async (
  sql: Sql,
  key: PlanKey,
  locale: Locale = 'en',
): Promise<StoredPlan | undefined> => (await storedPlans(sql, locale)).find((plan) => plan.key === key)

/** Seats of a plan with its payer's own. */
export const seatsOf = async (sql: Sql, key: PlanKey): Promise<number> =>
  (await storedPlan(sql, key))?.seats ?? 1

/** Days of the trial that every plan on offer begins with; 0 where one has none. */
export async function trialOfAllPlans(sql: Sql): Promise<number> {
  const offered = (await storedPlans(sql)).filter(({ isActive }) => isActive)
  return offered.length === 0 ? 0 : Math.min(...offered.map(({ trialDays }) => trialDays))
}
