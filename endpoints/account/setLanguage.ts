import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { setLanguage as store } from '#operations/account/setLanguage.ts'

export const setLanguage = serve(accountApi.setLanguage, async ({ actor, input, services }) => {
  await store(services.db, actor.id, input.body.language)
  return { ok: true as const }
})
