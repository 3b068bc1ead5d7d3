import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { changePassword as change } from '#operations/account/changePassword.ts'

export const changePassword = serve(accountApi.changePassword, async ({ actor, input, call, services }) => {
  await change(services, actor, input.body, call.locale)
  return { ok: true as const }
})
