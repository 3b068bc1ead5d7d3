import { cheapestOf } from '#domain/billing/plans.ts'
import type { Sql } from '#services/database/db.ts'
import { storedPlans } from './storedPlans.ts'

/** What the cheapest plan on offer costs a month; null while none is offered. */
export async function cheapestPlan(sql: Sql): Promise<{ priceCents: number; currency: string } | null> {
  const least = cheapestOf((await storedPlans(sql)).filter(({ isActive }) => isActive))
  return least ? { priceCents: least.priceCents, currency: least.currency } : null
}
