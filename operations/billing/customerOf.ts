import type { Actor } from '#domain/access/actor.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

/** A member at the provider, and their last checkout of a plan. */
export type Customer = { customer_id: string; checkout_number: number; checkout_id: string | null }

/** Who the member is at the provider; made there with the first payment. @throws PaymentsError */
export async function customerOf(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  actor: Actor,
): Promise<Customer> {
  const read = () =>
    db.query<Customer>(
      'select customer_id, checkout_number, checkout_id from billing_customers where user_id = $1',
      [actor.id],
    )
  const [known] = await read()
  if (known) return known
  const customerId = await payments.createCustomer({
    userId: actor.id,
    email: actor.email,
    locale: actor.locale ?? 'en',
  })
  await db.query(
    `insert into billing_customers (id, user_id, customer_id, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict do nothing`,
    [newId(), actor.id, customerId, clock.now()],
  )
  return (await read())[0]!
}
