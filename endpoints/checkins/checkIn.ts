import { isMinor } from '#domain/account/ageGroup.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { mayWrite } from '#domain/onboarding/levels.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { announceCheckIn } from '#operations/checkins/announceCheckIn.ts'
import { checkInOfMinor as storeOfMinor } from '#operations/checkins/checkInOfMinor.ts'
import { checkIn as store } from '#operations/checkins/checkIn.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services, fail }) => {
  // Switched off is as away: what was written stays with its writer and is sent again by itself.
  if (!(await isOn(services.db, 'ff.core'))) throw new Failure('common.error.unavailable', 503)
  // Without an age we cannot know whether a guardian has to agree.
  if (actor.ageGroup === null) return fail('checkins.error.onboarding_needed')
  if (!mayWrite(actor)) return fail('checkins.error.guardian_needed')
  const keep = isMinor(actor.ageGroup) ? storeOfMinor : store
  const result = await keep(services.db, actor, input.body, services.clock.now())
  if (result.isNew) announceCheckIn(services, actor, result)
  return result
})
