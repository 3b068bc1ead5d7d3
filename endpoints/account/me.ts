import { accountApi } from '#domain/account/api.ts'
import { keepSignedIn } from '#endpoints/_kit/keepSignedIn.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'

export const me = serve(accountApi.me, async ({ actor, call, services }) => {
  await keepSignedIn(call, services, actor)
  return { person: actor && personView(actor) }
})
