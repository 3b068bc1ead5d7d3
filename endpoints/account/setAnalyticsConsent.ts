import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { setAnalyticsConsent as set } from '#operations/account/setAnalyticsConsent.ts'

export const setAnalyticsConsent = serve(
  settingsApi.setAnalyticsConsent,
  async ({ actor, input, services }) => ({
    consent: await set(services.db, actor, { consent: input.body.consent, now: services.clock.now() }),
  }),
)
