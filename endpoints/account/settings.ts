import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import { readProfile } from '#operations/account/readProfile.ts'
import { saveDisplayPreferences } from '#operations/account/saveDisplayPreferences.ts'
import { setAnalyticsConsent } from '#operations/account/setAnalyticsConsent.ts'
import { updateProfile } from '#operations/account/updateProfile.ts'

/** Everything this feature serves. */
export const settingsEndpoints: Served[] = [
  serve(settingsApi.profile, async ({ actor, services }) => ({
    profile: await readProfile(services.db, actor.id),
  })),
  serve(settingsApi.updateProfile, async ({ actor, input, services }) => {
    const profile = await updateProfile(services, actor, input.body)
    // The session may have ended meanwhile; then what was known before is as good.
    const now = await rereadActor(services.db, actor.sessionId)
    return { profile, person: personView(now ?? actor) }
  }),
  serve(settingsApi.saveDisplayPreferences, async ({ actor, input, services }) => ({
    comfort: await saveDisplayPreferences(services.db, {
      userId: actor.id,
      preferences: input.body.comfort,
      now: services.clock.now(),
    }),
  })),
  serve(settingsApi.setAnalyticsConsent, async ({ actor, input, services }) => ({
    consent: await setAnalyticsConsent(services.db, actor, {
      consent: input.body.consent,
      now: services.clock.now(),
    }),
  })),
]
