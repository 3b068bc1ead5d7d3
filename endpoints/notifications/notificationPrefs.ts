import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishNotificationChange } from '#operations/notifications/publishNotificationChange.ts'
import {
  fieldErrorOf,
  readNotificationPrefs,
  saveNotificationPrefs as save,
} from '#operations/notifications/preferences.ts'

export const notificationPrefs = serve(prefsApi.read, ({ actor, services }) =>
  readNotificationPrefs(services.db, actor.id),
)

export const saveNotificationPrefs = serve(
  prefsApi.save,
  async ({ actor, input, services: { db, clock, realtime }, fail }) => {
    const error = fieldErrorOf(input.body, actor, clock.now())
    if (error) return fail(`notifications.error.${error}`)
    const stored = await save(db, actor.id, input.body, clock.now())
    await publishNotificationChange(realtime, actor.id)
    return stored
  },
)
