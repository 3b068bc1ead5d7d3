import { analyticsApi } from '#domain/analytics/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { track as store } from '#operations/analytics/track.ts'

export const track = serve(analyticsApi.track, async ({ actor, input, call, services }) => ({
  stored: await store(services.db, input.body.events, {
    actor,
    locale: call.locale,
    now: services.clock.now(),
  }),
}))
