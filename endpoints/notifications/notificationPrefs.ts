import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceChange } from '#operations/notifications/announceChange.ts'
import {
  faultOf,
  readNotificationPrefs,
  saveNotificationPrefs as save,
} from '#operations/notifications/preferences.ts'

export const notificationPrefs = serve(prefsApi.read, ({ actor, services }) =>
  readNotificationPrefs(services.db, actor.id),
)

export const saveNotificationPrefs = serve(
  prefsApi.save,
  async ({ actor, input, services: { db, clock, realtime }, fail }) => {
    const fault = faultOf(input.body, actor, clock.now())
    if (fault) return fail(`notifications.error.${fault}`)
    const stored = await save(db, actor.id, input.body, clock.now())
    await announceChange(realtime, actor.id)
    return stored
  },
)
