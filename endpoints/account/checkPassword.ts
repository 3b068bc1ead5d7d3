import { accountApi } from '#domain/account/api.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { checkPassword as judge } from '#operations/account/checkPassword.ts'
import { verifiedRecovery } from '#operations/account/readRecovery.ts'
import { recoveryHeld } from '#operations/account/recoveryCookie.ts'

export const checkPassword = serve(accountApi.checkPassword, async ({ actor, input, call, services }) => {
  const { password, email, name } = input.body
  // Whoever sets a new one is not signed in and may not know what is in the account; its rules count all the same.
  const token = recoveryHeld(call, services.env)?.token
  const owner = await verifiedRecovery(services.db, token, services.clock.now())
  const priority = actor || owner ? 'first' : { stranger: networkOf(call.address) }
  return judge(password, { email: email ?? owner?.email, name: name ?? owner?.username }, priority)
})
