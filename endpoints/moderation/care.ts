import { careApi } from '#domain/moderation/careApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { careOf, putCareAway } from '#operations/moderation/care.ts'

export const care = serve(careApi.care, ({ actor, services }) =>
  careOf(services.db, actor.id, services.clock.now()),
)

export const putAway = serve(careApi.putAway, ({ actor, services }) =>
  putCareAway(services.db, actor.id, services.clock.now()),
)
