import { syncPlan } from '#domain/billing/jobs.ts'
import { notesChange, queuesChange } from '#hooks/_kit/atProvider.ts'

/** Notes that the provider does not have the plan as it is now. */
export const notePlan = notesChange(['name', 'isActive', 'priceCents', 'currency'])

/** Queues telling the provider, in the transaction of the change. */
export const queuePlan = queuesChange(syncPlan, (planId) => ({ planId }))
