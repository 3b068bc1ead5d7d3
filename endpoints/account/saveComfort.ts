import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { saveComfort as save } from '#operations/account/saveComfort.ts'

export const saveComfort = serve(settingsApi.saveComfort, async ({ actor, input, services }) => ({
  comfort: await save(services.db, {
    userId: actor.id,
    comfort: input.body.comfort,
    now: services.clock.now(),
  }),
}))
