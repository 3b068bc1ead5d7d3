import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** Steps of the check, in order. Source: docs/rules/billing.md S-003-2.15. */
export const diagnosticSteps = [
  'secret_key',
  'webhook_secret',
  'account',
  'price_individual',
  'price_family',
  'webhook_endpoint',
  'events_arrive',
  'events_handled',
] as const
export type DiagnosticStep = (typeof diagnosticSteps)[number]

const Key = z.object({
  present: z.boolean(),
  /** The last four characters; never more. */
  last4: z.nullable(z.string()),
})

/** How the payment provider is set up. */
export const PaymentStatusView = z.object({
  ok: z.boolean(),
  message: z.string(),
  errors: z.array(z.string()),
  env: z.object({
    liveKeysConfigured: z.boolean(),
    liveMode: z.boolean(),
    /** Test payments of this machine, without a provider. */
    isSandbox: z.boolean(),
    /** Not needed for payments on the provider's own page. */
    publicKey: Key,
    secretKey: Key,
    webhookSecret: Key,
  }),
  stripe: z.object({ livemode: z.boolean(), accountId: z.nullable(z.string()) }),
  /** Where the provider sends what happens, and which events it needs to send. */
  webhook: z.object({ url: z.string(), required: z.array(z.string()), others: z.array(z.string()) }),
})
export type PaymentStatusView = z.output<typeof PaymentStatusView>

/** What the check found. */
export const PaymentDiagnosticView = z.object({
  liveReady: z.boolean(),
  summary: z.object({ passed: z.number(), failed: z.number(), warnings: z.number() }),
  results: z.array(
    z.object({
      step: z.enum(diagnosticSteps),
      status: z.enum(['pass', 'fail', 'warning']),
      message: z.string(),
      details: z.optional(z.string()),
    }),
  ),
})
export type PaymentDiagnosticView = z.output<typeof PaymentDiagnosticView>

/** What staff asks of the payment provider. Each call asks for the permission `payments.work`. */
export const paymentStaffApi = {
  /** Whether money moves, and what is set. `invalidate` is taken as the specification has it: nothing is kept. */
  paymentStatus: contract({
    method: 'post',
    path: '/functions/payment-live-status',
    auth: 'staff',
    limit: 'read',
    body: z.strictObject({ invalidate: z.optional(z.boolean()) }),
    output: PaymentStatusView,
  }),
  /** Tries every part of the set-up for real. Nothing is bought. */
  paymentDiagnostic: contract({
    method: 'post',
    path: '/functions/payment-live-diagnostic',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({}),
    output: PaymentDiagnosticView,
  }),
  /** Opens a checkout of the Individual plan for the caller, as a member would. */
  testCheckout: contract({
    method: 'post',
    path: '/staff/payments/test-checkout',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({}),
    output: z.object({
      url: z.string(),
      /** Read from the address; `unknown` where it has none. */
      sessionId: z.string(),
      livemode: z.boolean(),
    }),
    errors: { 'payments.error.checkout': 409 },
  }),
}
