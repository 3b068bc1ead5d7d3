import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { children as read } from '#operations/guardians/children.ts'
import { connectGuardian } from '#operations/guardians/connectGuardian.ts'
import { revokeGuardian } from '#operations/guardians/revokeGuardian.ts'

export const children = serve(guardianApi.children, ({ actor, services }) => read(services.db, actor))

export const connectFromPage = serve(guardianApi.connectFromPage, async ({ actor, input, services }) => {
  await connectGuardian(services, actor, input.params.token)
  return { connected: true as const }
})

export const revokeChild = serve(guardianApi.revokeChild, async ({ actor, input, services }) => {
  await revokeGuardian(services, { link: input.params.link, as: actor })
  return { status: 'revoked' as const }
})
