import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { saveDisplayPreferences as save } from '#operations/account/saveDisplayPreferences.ts'

export const saveDisplayPreferences = serve(settingsApi.saveComfort, async ({ actor, input, services }) => ({
  comfort: await save(services.db, {
    userId: actor.id,
    comfort: input.body.comfort,
    now: services.clock.now(),
  }),
}))
