import type { EndCustomersInput } from '#domain/billing/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'

/** Safe to repeat: a customer that is gone is gone. */
export async function run({ input, services }: Run<typeof EndCustomersInput>): Promise<void> {
  for (const customerId of input.customerIds) await services.payments.endCustomer(customerId)
}
