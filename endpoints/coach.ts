import { coachApi } from '#domain/coach/api.ts'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import { engagementApi } from '#domain/coach/engagementApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { engageMessage } from '#operations/coach/engageMessage.ts'
import { openMessages } from '#operations/coach/openMessages.ts'
import { personaName } from '#operations/coach/personaName.ts'
import { readPreferences, savePreferences, switchCoach } from '#operations/coach/preferences.ts'
import { publishNotificationChange } from '#operations/notifications/publishNotificationChange.ts'

/** Everything this feature serves. */
export const coachEndpoints: Served[] = [
  serve(engagementApi.engageMessage, async ({ actor, input, services: { db, clock } }) => {
    await engageMessage(db, { actor, id: input.params.id, now: clock.now() })
    return { ok: true as const }
  }),
  serve(
    coachApi.notificationsPrefs,
    async ({ actor, input: { body }, services: { db, clock, realtime }, fail }) => {
      if (body.op === 'get') return readPreferences(db, actor.id)
      // Until onboarding has ended it is unknown which messages would fit.
      if (actor.ageGroup === null) return fail('coach.error.setting_up')
      const stored = await (body.op === 'switch'
        ? switchCoach(db, actor.id, body.enabled, clock.now())
        : savePreferences(db, actor.id, preferencesIn(body), clock.now()))
      publishNotificationChange(realtime, actor.id)
      return stored
    },
  ),
  serve(coachApi.openMessages, async ({ actor, services: { db, clock } }) => {
    const [persona, messages] = await Promise.all([personaName(db), openMessages(db, actor.id, clock.now())])
    return { persona, messages }
  }),
  serve(coachApi.persona, async ({ services: { db } }) => ({
    name: await personaName(db),
  })),
]

const preferencesIn = ({ op: _, ...preferences }: CoachPreferences & { op: 'save' }): CoachPreferences =>
  preferences
