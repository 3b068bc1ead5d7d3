import type { PayPlanRefundInput } from '#domain/billing/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { payPlanRefund } from '#operations/billing/refunds/payPlanRefund.ts'

/** Safe to repeat: a refund is paid once, and a plan ends once. */
export async function run({ input, services }: Run<typeof PayPlanRefundInput>): Promise<void> {
  await payPlanRefund(services, input.refundId)
}
