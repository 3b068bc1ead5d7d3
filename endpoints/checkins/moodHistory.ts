import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { moodHistory as read } from '#operations/checkins/moodHistory.ts'

export const moodHistory = serve(checkinsApi.moodHistory, async ({ actor, services }) => ({
  checkIns: await read(services.db, actor.id),
}))
