import { checkinsApi } from '#domain/checkins/api.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { addEarlier } from '#operations/checkins/addEarlier.ts'
import { changeCheckIn } from '#operations/checkins/changeCheckIn.ts'
import { moodHistory } from '#operations/checkins/moodHistory.ts'
import { overview } from '#operations/checkins/overview.ts'
import { publishCheckIn } from '#operations/checkins/publishCheckIn.ts'
import { publishChange } from '#operations/checkins/publishChange.ts'
import { readDays } from '#operations/checkins/readDays.ts'
import { readMonth } from '#operations/checkins/readMonth.ts'
import { removeCheckIn } from '#operations/checkins/removeCheckIn.ts'
import { restoreCheckIn } from '#operations/checkins/restoreCheckIn.ts'
import { saveCheckIn } from '#operations/checkins/saveCheckIn.ts'
import { updateUserStreak } from '#operations/checkins/updateUserStreak.ts'
import { welcomeOnce } from '#operations/checkins/welcomeOnce.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'

const history: Served[] = [
  serve(historyApi.readMonth, async ({ actor, input, services }) => ({
    checkIns: await readMonth(services.db, actor.id, input.query.month),
  })),
  serve(historyApi.readDays, async ({ actor, input, services }) => ({
    days: await readDays(services.db, actor.id, input.query),
  })),
  serve(historyApi.addEarlier, async ({ actor, input, services }) => {
    const result = await addEarlier(services, actor, input.body, services.clock.now())
    publishChange(services, actor.id)
    void publishNotifications(services.realtime, result.notified)
    return result
  }),
  serve(historyApi.change, async ({ actor, input, services }) => {
    const wanted = { id: input.params.id, change: input.body, now: services.clock.now() }
    const result = await changeCheckIn(services, actor, wanted)
    publishChange(services, actor.id)
    void publishNotifications(services.realtime, result.notified)
    return result
  }),
  serve(historyApi.remove, async ({ actor, input, services }) => {
    const result = await removeCheckIn(services.db, actor, {
      id: input.params.id,
      now: services.clock.now(),
    })
    publishChange(services, actor.id)
    return result
  }),
  serve(historyApi.restore, async ({ actor, input, services }) => {
    const result = await restoreCheckIn(services.db, actor, {
      undo: input.body.undo,
      now: services.clock.now(),
    })
    publishChange(services, actor.id)
    return result
  }),
]

/** Everything this feature serves. */
export const checkinsEndpoints: Served[] = [
  ...history,
  serve(checkinsApi.saveCheckIn, async ({ actor, input, services }) => {
    const result = await saveCheckIn(services, actor, input.body, services.clock.now())
    if (result.isNew) publishCheckIn(services, actor, result)
    void publishNotifications(services.realtime, result.notified)
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
