import type { PayRefundInput } from '#domain/store/refundJobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { payRefund } from '#operations/store/refunds/payRefund.ts'

/** Safe to repeat: a refund is paid once. */
export async function run({ input, services }: Run<typeof PayRefundInput>): Promise<void> {
  await payRefund(services, input.refundId)
}
