import { moneyText } from '#domain/billing/moneyText.ts'
import { messageFor, type Locale } from '#messages'
import { cheapestPlan } from '#operations/billing/plans/cheapestPlan.ts'
import type { Sql } from '#services/database/db.ts'

/** What the mail to a guardian says of the cost of rooms, by the plans that staff keeps. */
export async function costOfRooms(sql: Sql, locale: Locale): Promise<string> {
  const plan = await cheapestPlan(sql)
  if (!plan) return messageFor(locale, 'guardians.page.cost_rooms_closed')
  const price = moneyText(locale, plan.priceCents, plan.currency)
  return messageFor(locale, 'guardians.page.cost_rooms', { price })
}
