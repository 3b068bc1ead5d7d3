import { analyticsApi } from '#domain/analytics/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { reportError } from '#operations/analytics/reportError.ts'
import { track } from '#operations/analytics/track.ts'

/** Everything this feature serves. */
export const analyticsEndpoints: Served[] = [
  serve(analyticsApi.track, async ({ actor, input, call, services }) => ({
    stored: await track(services.db, input.body.events, {
      actor,
      locale: call.locale,
      now: services.clock.now(),
    }),
  })),
  serve(analyticsApi.reportError, async ({ input, call, services }) => {
    await reportError(services.db, input.body, { userAgent: call.userAgent, now: services.clock.now() })
    return { ok: true as const }
  }),
]
