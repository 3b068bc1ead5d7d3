import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readProfile } from '#operations/account/readProfile.ts'

export const profile = serve(settingsApi.profile, async ({ actor, services }) => ({
  profile: await readProfile(services.db, actor.id),
}))
