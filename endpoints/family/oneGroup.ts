import { familyApi } from '#domain/family/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { renameGroup, renewCode } from '#operations/family/changeGroup.ts'
import { leaveGroup } from '#operations/family/leaveGroup.ts'

export const rename = serve(familyApi.rename, async ({ actor, input, services }) => ({
  group: await renameGroup(services, actor, { familyId: input.params.id, name: input.body.name }),
}))

export const newCode = serve(familyApi.newCode, async ({ actor, input, services }) => ({
  group: await renewCode(services, actor, input.params.id),
}))

export const leave = serve(familyApi.leave, async ({ actor, input, services }) => {
  await leaveGroup(services, actor, input.params.id)
  return { left: true as const }
})
