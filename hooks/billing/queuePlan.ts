import { syncPlan } from '#domain/billing/jobs.ts'
import { queuesChange } from '#hooks/_kit/atProvider.ts'

/** Queues telling the provider, in the transaction of the change. */
export const queuePlan = queuesChange(syncPlan, (planId) => ({ planId }))
