import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { notifyLatest } from '#operations/guardians/notifications/notifyLatest.ts'
import { shareMoods as store, whoSees as read } from '#operations/guardians/whoSees.ts'

export const sendParentNotification = serve(
  guardianApi.sendParentNotification,
  async ({ actor, input, services }) => ({
    queued: await notifyLatest(services, actor, input.body.childId),
  }),
)

export const whoSees = serve(guardianApi.whoSees, ({ actor, services }) => read(services.db, actor))

export const shareMoods = serve(guardianApi.shareMoods, async ({ actor, input, services }) => {
  await store(services.db, actor, { ...input.body, now: services.clock.now() })
  return { sharesMoods: input.body.shareMoods }
})
