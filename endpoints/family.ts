import { familyApi } from '#domain/family/api.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { admitMember } from '#operations/family/admitMember.ts'
import { renameGroup, renewCode } from '#operations/family/changeGroup.ts'
import { createGroup } from '#operations/family/createGroup.ts'
import { generateInviteCode } from '#operations/family/inviteCodes.ts'
import { joinGroup } from '#operations/family/joinGroup.ts'
import { leaveGroup } from '#operations/family/leaveGroup.ts'
import { listGroups } from '#operations/family/listGroups.ts'
import { promoteMember } from '#operations/family/promoteMember.ts'
import { readPresence } from '#operations/family/presence.ts'
import { removeMember } from '#operations/family/removeMember.ts'
import { readSharing, saveSharing } from '#operations/family/sharing.ts'
import { thinkOf } from '#operations/family/thinkOf.ts'

const targetOf = ({ id, userId }: { id: string; userId: string }) => ({ familyId: id, userId })

/** Everything this feature serves. */
export const familyEndpoints: Served[] = [
  serve(familyApi.listGroups, ({ actor, services }) => listGroups(services.db, actor.id)),
  serve(familyApi.create, async ({ actor, input, services }) => ({
    group: await createGroup(services, actor, input.body),
  })),
  serve(familyApi.generateInviteCode, async ({ services }) => ({
    invite_code: await generateInviteCode(services.db),
  })),
  serve(familyApi.join, ({ actor, input, call, services }) =>
    joinGroup(services, actor, { inviteCode: input.body.inviteCode, network: networkOf(call.address) }),
  ),
  serve(familyApi.rename, async ({ actor, input, services }) => ({
    group: await renameGroup(services, actor, { familyId: input.params.id, name: input.body.name }),
  })),
  serve(familyApi.renewCode, async ({ actor, input, services }) => ({
    group: await renewCode(services, actor, input.params.id),
  })),
  serve(familyApi.leave, async ({ actor, input, services }) => {
    await leaveGroup(services, actor, input.params.id)
    return { left: true as const }
  }),
  serve(familyApi.remove, async ({ actor, input, services }) => ({
    group: await removeMember(services, actor, targetOf(input.params)),
  })),
  serve(familyApi.admit, async ({ actor, input, services }) => ({
    group: await admitMember(services, actor, targetOf(input.params)),
  })),
  serve(familyApi.promote, async ({ actor, input, services }) => ({
    group: await promoteMember(services, actor, targetOf(input.params)),
  })),
  serve(familyApi.readPresence, ({ actor, services }) => readPresence(services, actor)),
  serve(familyApi.think, async ({ actor, input, services }) => {
    await thinkOf(services, actor, targetOf(input.params))
    return { sent: true as const }
  }),
  serve(familyApi.readSharing, ({ actor, services }) => readSharing(services.db, actor.id)),
  serve(familyApi.saveSharing, ({ actor, input, services }) => saveSharing(services, actor.id, input.body)),
]
