import { isMinor } from '#domain/account/ageGroup.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceCheckIn } from '#operations/checkins/announceCheckIn.ts'
import { checkInOfMinor as storeOfMinor } from '#operations/checkins/checkInOfMinor.ts'
import { checkIn as store } from '#operations/checkins/checkIn.ts'

export const checkIn = serve(checkinsApi.checkIn, async ({ actor, input, services, fail }) => {
  // Without an age we cannot know whether a guardian has to agree.
  if (actor.ageGroup === null) return fail('checkins.error.onboarding_needed')
  if (isMinor(actor.ageGroup) && actor.guardian !== 'verified') return fail('checkins.error.guardian_needed')
  const keep = isMinor(actor.ageGroup) ? storeOfMinor : store
  const result = await keep(services.db, actor, input.body, services.clock.now())
  if (result.isNew) announceCheckIn(services, actor, result)
  return result
})
