import { checkinsApi } from '#domain/checkins/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { moodHistory } from '#operations/checkins/moodHistory.ts'
import { overview } from '#operations/checkins/overview.ts'
import { publishCheckIn } from '#operations/checkins/publishCheckIn.ts'
import { saveCheckIn } from '#operations/checkins/saveCheckIn.ts'
import { updateUserStreak } from '#operations/checkins/updateUserStreak.ts'
import { welcomeOnce } from '#operations/checkins/welcomeOnce.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'

/** Everything this feature serves. */
export const checkinsEndpoints: Served[] = [
  serve(checkinsApi.checkIn, async ({ actor, input, services }) => {
    const result = await saveCheckIn(services.db, actor, input.body, services.clock.now())
    if (result.isNew) publishCheckIn(services, actor, result)
    void publishNotifications(services.realtime, result.told)
    return result
  }),
  serve(checkinsApi.moodHistory, async ({ actor, services }) => ({
    checkIns: await moodHistory(services.db, actor.id),
  })),
  serve(checkinsApi.overview, ({ actor, services }) => overview(services.db, actor, services.clock.now())),
  serve(checkinsApi.updateUserStreak, ({ actor, services }) =>
    updateUserStreak(services.db, actor, services.clock.now()),
  ),
  serve(checkinsApi.welcome, async ({ actor, services }) => ({
    isFirst: await welcomeOnce(services.db, actor.id, services.clock.now()),
  })),
]
