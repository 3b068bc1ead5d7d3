import { coachApi } from '#domain/coach/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { openMessages as open } from '#operations/coach/openMessages.ts'
import { personaName } from '#operations/coach/personaName.ts'

export const openMessages = serve(coachApi.openMessages, async ({ actor, services: { db, clock } }) => {
  const [persona, messages] = await Promise.all([personaName(db), open(db, actor.id, clock.now())])
  return { persona, messages }
})
