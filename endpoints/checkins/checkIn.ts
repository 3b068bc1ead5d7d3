import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceCheckIn } from '#operations/checkins/announceCheckIn.ts'
import { saveCheckIn } from '#operations/checkins/saveCheckIn.ts'
import { announceNotices } from '#operations/notifications/announceNotices.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services }) => {
  const result = await saveCheckIn(services.db, actor, input.body, services.clock.now())
  if (result.isNew) announceCheckIn(services, actor, result)
  void announceNotices(services.realtime, result.told)
  return result
})
