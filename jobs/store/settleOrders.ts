import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { settleOrders } from '#operations/store/orders/settleOrders.ts'

/** Safe to repeat: an order ends once. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  await settleOrders(services)
}
