import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { updateUserStreak as recount } from '#operations/checkins/updateUserStreak.ts'

export const updateUserStreak = serve(checkinsApi.updateUserStreak, ({ actor, services }) =>
  recount(services.db, actor, services.clock.now()),
)
