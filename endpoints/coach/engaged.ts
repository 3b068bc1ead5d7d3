import { engagementApi } from '#domain/coach/engagementApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { engageMessage } from '#operations/coach/engageMessage.ts'

export const engaged = serve(engagementApi.engaged, async ({ actor, input, services: { db, clock } }) => {
  await engageMessage(db, { actor, id: input.params.id, now: clock.now() })
  return { ok: true as const }
})
