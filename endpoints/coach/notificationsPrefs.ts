import { coachApi } from '#domain/coach/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readPreferences, savePreferences } from '#operations/coach/preferences.ts'
import { publishNotificationChange } from '#operations/notifications/publishNotificationChange.ts'

export const notificationsPrefs = serve(
  coachApi.notificationsPrefs,
  async ({ actor, input: { body }, services: { db, clock, realtime }, fail }) => {
    if (body.op === 'get') return readPreferences(db, actor.id)
    // Until onboarding has ended nobody knows which messages would fit.
    if (actor.ageGroup === null) return fail('coach.error.setting_up')
    const { op: _, ...wanted } = body
    const stored = await savePreferences(db, actor.id, wanted, clock.now())
    await publishNotificationChange(realtime, actor.id)
    return stored
  },
)
