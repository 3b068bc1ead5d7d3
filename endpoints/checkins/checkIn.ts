import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceCheckIn } from '#operations/checkins/announceCheckIn.ts'
import { checkIn as store } from '#operations/checkins/checkIn.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services }) => {
  const result = await store(services.db, actor, input.body, services.clock.now())
  if (result.isNew) announceCheckIn(services, actor, result)
  return result
})
