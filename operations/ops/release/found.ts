import type { DiagnosticStep, PaymentDiagnosticView } from '#domain/billing/staffApi.ts'
import type { ReadinessState } from '#domain/ops/readiness.ts'

/** What a check found: how it is, and what staff may read about it. Never a value of a setting that is secret. */
export type Found = { state: ReadinessState; details?: string | null | undefined }

/** Complete, or what has to be done. */
export const completeIf = (isRight: boolean, details?: string | null): Found => ({
  state: isRight ? 'complete' : 'action-required',
  details,
})

const states = { pass: 'complete', warning: 'pending', fail: 'action-required' } as const

/** The worst of some steps of the payment diagnostic, with the details of that one. */
export function stateOfSteps(
  results: PaymentDiagnosticView['results'],
  steps: readonly DiagnosticStep[],
): Found {
  const own = results.filter(({ step }) => steps.includes(step))
  const worst =
    own.find(({ status }) => status === 'fail') ?? own.find(({ status }) => status === 'warning') ?? own[0]
  return worst ? { state: states[worst.status], details: worst.details } : { state: 'action-required' }
}
