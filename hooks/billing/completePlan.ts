import type { CollectionBeforeValidateHook } from 'payload'
import { PLAN_SEATS } from '#domain/billing/plans.ts'
import { fieldError } from '#hooks/_kit/fieldError.ts'

type Draft = { skipSync?: boolean; key?: string; seats?: number | null }

/** A plan for one has one seat, and a family's has some. The provider's plugin sleeps unless the job saves. */
export const completePlan: CollectionBeforeValidateHook = async ({ data, originalDoc, req, context }) => {
  const draft = (data ?? {}) as Draft
  const before = (originalDoc ?? {}) as Draft
  draft.skipSync = context.toProvider !== true
  if ((before.key ?? draft.key) !== 'family') draft.seats = 1
  else if (typeof draft.seats === 'number' && draft.seats < PLAN_SEATS.min)
    throw await fieldError(req, 'plans', 'seats', 'payments.plan.few_seats')
  return draft
}
