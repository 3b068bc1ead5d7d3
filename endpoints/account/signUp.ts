import { accountApi } from '#domain/account/api.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { signUp as createAccount } from '#operations/account/signUp.ts'

export const signUp = serve(accountApi.signUp, async ({ input, call, services }) => {
  await createAccount(services, input.body, { locale: call.locale, network: networkOf(call.address) })
  return { ok: true as const }
})
