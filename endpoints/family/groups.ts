import { familyApi } from '#domain/family/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { createGroup } from '#operations/family/createGroup.ts'
import { unusedInviteCode } from '#operations/family/inviteCodes.ts'
import { listGroups } from '#operations/family/listGroups.ts'

export const groups = serve(familyApi.groups, ({ actor, services }) => listGroups(services.db, actor.id))

export const create = serve(familyApi.create, async ({ actor, input, services }) => ({
  group: await createGroup(services, actor, input.body),
}))

export const generateInviteCode = serve(familyApi.generateInviteCode, async ({ services }) => ({
  invite_code: await unusedInviteCode(services.db),
}))
