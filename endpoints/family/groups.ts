import { familyApi } from '#domain/family/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { createGroup } from '#operations/family/createGroup.ts'
import { unusedInviteCode } from '#operations/family/inviteCodes.ts'
import { listGroups } from '#operations/family/listGroups.ts'
import { requireGrownOrGuarded } from '#operations/family/requireGrownOrGuarded.ts'

export const groups = serve(familyApi.groups, async ({ actor, services }) => {
  requireGrownOrGuarded(actor)
  return listGroups(services.db, actor.id)
})

export const create = serve(familyApi.create, async ({ actor, input, services }) => ({
  group: await createGroup(services, actor, input.body),
}))

export const generateInviteCode = serve(familyApi.generateInviteCode, async ({ services }) => ({
  invite_code: await unusedInviteCode(services.db),
}))
