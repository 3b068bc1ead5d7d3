import { settingsApi } from '#domain/account/settingsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import { updateProfile as update } from '#operations/account/updateProfile.ts'

export const updateProfile = serve(settingsApi.updateProfile, async ({ actor, input, services }) => {
  const profile = await update(services, actor, input.body)
  // The session may have ended meanwhile; then what was known before is as good.
  const now = await rereadActor(services.db, actor.sessionId)
  return { profile, person: personView(now ?? actor) }
})
