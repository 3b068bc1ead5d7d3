import { billingApi } from '#domain/billing/api.ts'
import { planRefundApi } from '#domain/billing/refundApi.ts'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { openPortal } from '#operations/billing/openPortal.ts'
import { checkSubscription, readPlan } from '#operations/billing/readPlan.ts'
import { readCharge } from '#operations/billing/refunds/chargeOf.ts'
import { findPayers } from '#operations/billing/refunds/findPayers.ts'
import { refundPlan } from '#operations/billing/refunds/refundPlan.ts'
import { paymentDiagnostic } from '#operations/billing/staff/paymentDiagnostic.ts'
import { paymentStatus } from '#operations/billing/staff/paymentStatus.ts'
import { testCheckout } from '#operations/billing/staff/testCheckout.ts'
import { giveSeat, takeSeat } from '#operations/billing/seats.ts'
import { setEnding } from '#operations/billing/setEnding.ts'
import { startCheckout } from '#operations/billing/startCheckout.ts'

/** Everything this feature serves. */
export const billingEndpoints: Served[] = [
  serve(billingApi.startCheckout, async ({ actor, input, services }) => ({
    url: await startCheckout(services, actor, input.body.priceId),
  })),
  serve(billingApi.checkSubscription, ({ actor, services }) => checkSubscription(services, actor)),
  serve(billingApi.openPortal, async ({ actor, services }) => ({
    url: await openPortal(services, actor),
  })),
  serve(billingApi.readPlan, ({ actor, services }) => readPlan(services, actor)),
  serve(billingApi.setEnding, async ({ actor, input, services }) => {
    await setEnding(services, actor, input.body.isEnding)
    return readPlan(services, actor)
  }),
  serve(billingApi.giveSeat, async ({ actor, input, services }) => {
    await giveSeat(services, actor, input.params.userId)
    return readPlan(services, actor)
  }),
  serve(billingApi.takeSeat, async ({ actor, input, services }) => {
    await takeSeat(services, actor, input.params.userId)
    return readPlan(services, actor)
  }),
  serve(paymentStaffApi.paymentStatus, ({ actor, services, call }) =>
    paymentStatus(services, actor, call.locale),
  ),
  serve(paymentStaffApi.paymentDiagnostic, ({ actor, services, call }) =>
    paymentDiagnostic(services, actor, call.locale),
  ),
  serve(paymentStaffApi.testCheckout, ({ actor, services }) => testCheckout(services, actor)),
  serve(planRefundApi.findPayers, async ({ actor, input, services, call }) => ({
    payers: await findPayers(services, actor, { search: input.query.search, locale: call.locale }),
  })),
  serve(planRefundApi.readCharge, ({ actor, input, services }) =>
    readCharge(services, actor, input.params.id),
  ),
  serve(planRefundApi.refundPlan, async ({ actor, input, services }) => {
    const { id } = input.params
    await refundPlan(services, actor, { id, ...input.body })
    return readCharge(services, actor, id)
  }),
]
