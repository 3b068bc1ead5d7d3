import { familyApi } from '#domain/family/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { admitMember } from '#operations/family/admitMember.ts'
import { promoteMember } from '#operations/family/promoteMember.ts'
import { removeMember } from '#operations/family/removeMember.ts'

const targetOf = ({ id, userId }: { id: string; userId: string }) => ({ familyId: id, userId })

export const remove = serve(familyApi.remove, async ({ actor, input, services }) => ({
  group: await removeMember(services, actor, targetOf(input.params)),
}))

export const admit = serve(familyApi.admit, async ({ actor, input, services }) => ({
  group: await admitMember(services, actor, targetOf(input.params)),
}))

export const promote = serve(familyApi.promote, async ({ actor, input, services }) => ({
  group: await promoteMember(services, actor, targetOf(input.params)),
}))
