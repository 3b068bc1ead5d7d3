import type { Services } from '#services'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { demoProvider } from '../factories/demoProvider.ts'
import { seedPendingOrder } from '../factories/demoOrders.ts'
import { seedDemoPayments } from '../factories/demoPayments.ts'
import { seedDemoPlans } from '../factories/demoPlans.ts'
import { runOnce } from '../runOnce.ts'

/**
 * Brings plans to the demo dataset, and its orders to the provider, where that is the sandbox of this machine: once
 * in the life of a database, and after its products. Returns whether they are new.
 */
export async function seedDemoProvider(
  { db, env }: Pick<Services, 'db' | 'env'>,
  now: Date,
): Promise<boolean> {
  if (!maySandbox(env)) return false
  return db.tx((sql) =>
    runOnce(sql, 'payments', now, async () => {
      const provider = await demoProvider(sql)
      await seedDemoPlans(sql, provider, now)
      await seedPendingOrder(sql, now)
      await seedDemoPayments(sql, provider, env.origin)
      await provider.keepQuiet()
    }),
  )
}
