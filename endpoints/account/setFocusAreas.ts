import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { setFocusAreas as store } from '#operations/account/setFocusAreas.ts'

export const setFocusAreas = serve(accountApi.setFocusAreas, async ({ actor, input, services }) => ({
  focusAreas: await store(services.db, actor.id, input.body.focusAreas),
}))
