import type { Clock } from '#services/clock/clock.ts'
import type { Sql } from '#services/database/db.ts'
import { Store } from '#services/payments/sandbox/store.ts'
import { seedId } from '../ids.ts'

/** Test payments of the demo dataset, in which the past can be played again. */
export type DemoProvider = {
  readonly store: Store
  /** Sets the provider's time. */
  at(moment: Date): void
  /** Who a member is there. */
  customerOf(userId: string): Promise<string>
  /** Takes back that what happened is reported: our side of it is stored already. */
  keepQuiet(): Promise<void>
}

/** Opens it on the objects that are there. The transaction keeps the provider's own process away. */
export async function demoProvider(sql: Sql): Promise<DemoProvider> {
  let moment = new Date()
  const clock: Clock = { now: () => moment }
  const store = new Store(sql, clock)
  await store.lock()
  const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
    'select coalesce(max(position), 0) as last from sandbox_objects',
  )
  return {
    store,
    at: (next) => void (moment = next),
    async customerOf(userId) {
      const [known] = await sql.query<{ customer_id: string }>(
        'select customer_id from billing_customers where user_id = $1',
        [userId],
      )
      if (known && (await store.find('customer', known.customer_id))) return known.customer_id
      const [user] = await sql.query<{ email: string }>('select email from users where id = $1', [userId])
      const customer = await store.make('customer', {
        email: user?.email ?? null,
        invoice_settings: { default_payment_method: null },
        metadata: { userId },
      })
      await sql.query(
        `insert into billing_customers (id, user_id, customer_id, created_at, updated_at) values ($1, $2, $3, $4, $4)
         on conflict (user_id) do update set customer_id = excluded.customer_id`,
        [seedId(`customer:${userId}`), userId, customer.id, moment],
      )
      return customer.id
    },
    async keepQuiet() {
      await sql.query(
        'delete from sandbox_deliveries where event_id in (select id from sandbox_objects where position > $1)',
        [last],
      )
    },
  }
}
