import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishCheckIn } from '#operations/checkins/publishCheckIn.ts'
import { saveCheckIn } from '#operations/checkins/saveCheckIn.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services }) => {
  const result = await saveCheckIn(services.db, actor, input.body, services.clock.now())
  if (result.isNew) publishCheckIn(services, actor, result)
  void publishNotifications(services.realtime, result.told)
  return result
})
