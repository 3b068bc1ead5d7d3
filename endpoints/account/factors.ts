import { mfaApi } from '#domain/account/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { disableFactor } from '#operations/account/disableFactor.ts'
import { enrollFactor } from '#operations/account/enrollFactor.ts'
import { forgetEnrolment } from '#operations/account/forgetEnrolment.ts'
import { listFactors } from '#operations/account/listFactors.ts'
import { resetFactors } from '#operations/account/resetFactors.ts'
import { verifyFactor } from '#operations/account/verifyFactor.ts'

/** Everything this feature serves. */
export const factorsEndpoints: Served[] = [
  serve(mfaApi.listFactors, ({ actor, services }) => listFactors(services.db, actor.id)),
  serve(mfaApi.enroll, ({ actor, input, services }) =>
    enrollFactor(services, actor, input.body.friendlyName),
  ),
  serve(mfaApi.verify, async ({ actor, input, services }) => ({
    recoveryCodes: await verifyFactor(services, actor, input.body),
  })),
  serve(mfaApi.forgetEnrolment, async ({ actor, services }) => {
    await forgetEnrolment(services.db, actor.id)
    return { ok: true as const }
  }),
  serve(mfaApi.disable, async ({ actor, input, services }) => {
    await disableFactor(services, actor, input.body.code)
    return { ok: true as const }
  }),
  serve(mfaApi.reset, async ({ actor, input, services }) => {
    const state = await resetFactors(services, actor, input.body.password)
    return { ok: true as const, state }
  }),
]
