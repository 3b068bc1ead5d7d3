import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { forgetEnrolment } from '#operations/account/forgetEnrolment.ts'

export const startOver = serve(mfaApi.startOver, async ({ actor, services }) => {
  await forgetEnrolment(services.db, actor.id)
  return { ok: true as const }
})
