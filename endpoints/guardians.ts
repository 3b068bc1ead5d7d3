import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { visitorOf } from '#endpoints/_kit/visitorOf.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { decideRequest } from '#operations/family/decideRequest.ts'
import { agreeToRooms } from '#operations/guardians/agreeToRooms.ts'
import { children } from '#operations/guardians/children.ts'
import { confirmGuardian } from '#operations/guardians/confirmGuardian.ts'
import { connectGuardian } from '#operations/guardians/connectGuardian.ts'
import { guardianPage } from '#operations/guardians/guardianPage.ts'
import { guardianStatus } from '#operations/guardians/guardianStatus.ts'
import { sendParentNotification } from '#operations/guardians/notifications/sendParentNotification.ts'
import {
  readGuardianPreferences,
  saveGuardianPagePreferences,
  saveGuardianPreferences,
} from '#operations/guardians/preferences.ts'
import { revokeGuardian } from '#operations/guardians/revokeGuardian.ts'
import { startGuardian } from '#operations/guardians/startGuardian.ts'
import { verifyGuardian } from '#operations/guardians/verifyGuardian.ts'
import { shareMoods, whoSees } from '#operations/guardians/whoSees.ts'

/** Everything this feature serves. */
export const guardiansEndpoints: Served[] = [
  serve(consentApi.guardianStatus, ({ actor, services }) => guardianStatus(services, actor)),
  serve(consentApi.startGuardian, async ({ actor, input, call, services }) => ({
    sent: true as const,
    ...(await startGuardian(services, actor, input.body.guardianEmail, call.locale)),
  })),
  serve(consentApi.verifyGuardian, async ({ actor, input, services }) => ({
    person: personView(await verifyGuardian(services, actor, input.body)),
  })),
  serve(consentApi.guardianPage, ({ actor, input, services }) =>
    guardianPage(services.db, input.params.token, actor),
  ),
  serve(consentApi.revokeGuardianFromPage, async ({ input, services }) => {
    await revokeGuardian(services, { token: input.params.token })
    return { status: 'revoked' as const }
  }),
  serve(guardianApi.sendParentNotification, async ({ actor, input, services }) => ({
    queued: await sendParentNotification(services, actor, input.body.childId),
  })),
  serve(guardianApi.whoSees, ({ actor, services }) => whoSees(services.db, actor)),
  serve(guardianApi.shareMoods, async ({ actor, input, services }) => {
    await shareMoods(services.db, actor, { ...input.body, now: services.clock.now() })
    return { sharesMoods: input.body.shareMoods }
  }),
  serve(guardianApi.children, ({ actor, services }) => children(services.db, actor)),
  serve(guardianApi.connectGuardianFromPage, async ({ actor, input, services }) => {
    await connectGuardian(services, actor, input.params.token)
    return { connected: true as const }
  }),
  serve(guardianApi.confirmGuardianFromPage, async ({ actor, input: { params, body }, call, services }) => ({
    level: await confirmGuardian(services, params, {
      relationship: body.relationship,
      visitor: visitorOf(call, actor),
    }),
  })),
  serve(guardianApi.confirmGuardian, async ({ actor, input: { params, body }, call, services }) => ({
    level: await confirmGuardian(
      services,
      { link: params.link, as: actor },
      { relationship: body.relationship, visitor: visitorOf(call, actor) },
    ),
  })),
  serve(guardianApi.decideRequestFromPage, async ({ actor, input: { params, body }, call, services }) => {
    const { token, id } = params
    await decideRequest(services, { token }, { id, visitor: visitorOf(call, actor), ...body })
    return { ok: true as const }
  }),
  serve(guardianApi.decideRequest, async ({ actor, input: { params, body }, call, services }) => {
    const { link, id } = params
    await decideRequest(services, { link, as: actor }, { id, visitor: visitorOf(call, actor), ...body })
    return { ok: true as const }
  }),
  serve(guardianApi.agreeToRooms, async ({ actor, input: { params, body }, call, services }) => {
    const ref = { link: params.link, as: actor }
    await agreeToRooms(services, ref, { ...body, visitor: visitorOf(call, actor) })
    return body
  }),
  serve(guardianApi.agreeToRoomsFromPage, async ({ actor, input: { params, body }, call, services }) => {
    await agreeToRooms(services, params, { ...body, visitor: visitorOf(call, actor) })
    return body
  }),
  serve(guardianApi.revokeGuardian, async ({ actor, input, services }) => {
    await revokeGuardian(services, { link: input.params.link, as: actor })
    return { status: 'revoked' as const }
  }),
  serve(guardianApi.saveGuardianPagePreferences, async ({ input, services }) => ({
    preferences: await saveGuardianPagePreferences(services, input.params.token, input.body),
  })),
  serve(guardianApi.readGuardianPreferences, async ({ actor, services }) => ({
    parent_id: actor.id,
    ...(await readGuardianPreferences(services.db, actor)),
  })),
  serve(guardianApi.saveGuardianPreferences, async ({ actor, input, services }) => ({
    parent_id: actor.id,
    ...(await saveGuardianPreferences(services, actor, input.body)),
  })),
]
