import { coachApi } from '#domain/coach/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { personaName } from '#operations/coach/personaName.ts'

export const persona = serve(coachApi.persona, async ({ services: { db } }) => ({
  name: await personaName(db),
}))
