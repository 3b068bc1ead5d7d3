import { coachApi } from '#domain/coach/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readPreferences, savePreferences } from '#operations/coach/preferences.ts'

export const notificationsPrefs = serve(
  coachApi.notificationsPrefs,
  ({ actor, input, services: { db, clock } }) =>
    input.body.op === 'get'
      ? readPreferences(db, actor.id)
      : savePreferences(db, actor.id, input.body, clock.now()),
)
