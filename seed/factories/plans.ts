import { syncPlan } from '#domain/billing/jobs.ts'
import { firstPlans, planKeys } from '#domain/billing/plans.ts'
import { locales } from '#messages'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'
import { planWords } from '../content/plans.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

/** Seconds after which the provider is notified: a first start has other work to do. */
const NOTIFY_AFTER_SECONDS = 60

/** Stores the plans every installation begins with, and has the provider notified of them. */
export async function seedPlans(sql: Sql, now: Date): Promise<void> {
  const idOf = (key: string) => seedId(`plan:${key}`)
  await insertRows(
    sql,
    'plans',
    {
      id: 'uuid',
      key: 'enum_plans_key',
      price_cents: 'numeric',
      currency: 'enum_plans_currency',
      seats: 'numeric',
      trial_days: 'numeric',
      is_active: 'boolean',
      sync_state: 'enum_plans_sync_state',
      ...stamps,
    },
    planKeys.map((key) => ({
      id: idOf(key),
      key,
      price_cents: firstPlans[key].priceCents,
      currency: 'usd',
      seats: firstPlans[key].seats,
      trial_days: firstPlans[key].trialDays,
      is_active: true,
      sync_state: 'pending',
      created_at: now,
      updated_at: now,
    })),
  )
  await insertRows(
    sql,
    'plans_locales',
    { _locale: '_locales', _parent_id: 'uuid', name: 'text', description: 'text', features: 'text' },
    planKeys.flatMap((key) =>
      locales.map((locale) => {
        const { name, description, features } = planWords[key][locale]
        return {
          _locale: locale,
          _parent_id: idOf(key),
          name,
          description,
          features: features.join('\n'),
        }
      }),
    ),
  )
  const [{ at } = { at: now }] = await sql.query<{ at: Date }>(
    'select now() + make_interval(secs => $1) as at',
    [NOTIFY_AFTER_SECONDS],
  )
  for (const key of planKeys)
    await enqueue(sql, syncPlan, { planId: idOf(key) }, { key: idOf(key), runAt: at })
}
