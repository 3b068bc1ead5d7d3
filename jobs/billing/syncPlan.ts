import type { SyncPlanInput } from '#domain/billing/jobs.ts'
import { loadPayload } from '#jobs/_kit/loadPayload.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { syncPlan } from '#operations/billing/plans/syncPlan.ts'

/** Safe to repeat: the provider gets the plan as it is now. */
export async function run({ input, services }: Run<typeof SyncPlanInput>): Promise<void> {
  await syncPlan({ ...services, payload: loadPayload }, input.planId)
}
