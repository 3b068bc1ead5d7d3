import { familyApi } from '#domain/family/api.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { joinGroup } from '#operations/family/joinGroup.ts'

export const join = serve(familyApi.join, ({ actor, input, call, services }) =>
  joinGroup(services, actor, { inviteCode: input.body.inviteCode, network: networkOf(call.address) }),
)
