import type Stripe from 'stripe'
import { idOf } from './oncePayments.ts'
import type { PlanCharge } from './port.ts'

/**
 * Reads what was charged for a subscription, the newest first. Periods without a charge, as a trial is, are left out.
 */
export async function readPlanCharges({ invoices }: Stripe, subscription: string): Promise<PlanCharge[]> {
  const found: PlanCharge[] = []
  const all = invoices.list({ subscription, limit: 100, expand: ['data.payments'] })
  for await (const invoice of all) {
    const charge = chargeOf(invoice)
    if (charge) found.push(charge)
  }
  return found.sort((a, b) => b.chargedAt.getTime() - a.chargedAt.getTime())
}

function chargeOf(invoice: Stripe.Invoice): PlanCharge | null {
  const { amount_paid: amountCents, currency, payments, lines } = invoice
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  if (amountCents === 0 || !intent) return null
  // The bill itself says the period before; the line of the plan says the one that was paid.
  const period = lines.data.map((line) => line.period).sort((a, b) => b.end - a.end)[0]
  if (!period) return null
  const instant = (seconds: number) => new Date(seconds * 1000)
  return {
    paymentIntentId: idOf(intent),
    amountCents,
    currency,
    chargedAt: instant(invoice.status_transitions.paid_at ?? invoice.created),
    periodStart: instant(period.start),
    periodEnd: instant(period.end),
  }
}
