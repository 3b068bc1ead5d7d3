import { checkinsApi } from '#domain/checkins/api.ts'
import { mayWrite } from '#domain/onboarding/levels.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { announceCheckIn } from '#operations/checkins/announceCheckIn.ts'
import { saveCheckIn } from '#operations/checkins/saveCheckIn.ts'
import { announceNotices } from '#operations/notifications/announceNotices.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services, fail }) => {
  // Switched off is as away: what was written stays with its writer and is sent again by itself.
  if (!(await isOn(services.db, 'ff.core'))) throw new Failure('common.error.unavailable', 503)
  // Without an age we cannot know whether a guardian has to agree.
  if (actor.ageGroup === null) return fail('checkins.error.onboarding_needed')
  if (!mayWrite(actor)) return fail('checkins.error.guardian_needed')
  const result = await saveCheckIn(services.db, actor, input.body, services.clock.now())
  if (result.isNew) announceCheckIn(services, actor, result)
  void announceNotices(services.realtime, result.told)
  return result
})
