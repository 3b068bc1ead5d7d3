import { analyticsApi } from '#domain/analytics/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { reportError as store } from '#operations/analytics/reportError.ts'

export const reportError = serve(analyticsApi.reportError, async ({ input, call, services }) => {
  await store(services.db, input.body, { userAgent: call.userAgent, now: services.clock.now() })
  return { ok: true as const }
})
