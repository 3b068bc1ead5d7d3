import type { Actor } from '#domain/access/actor.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve, type Call } from '#endpoints/_kit/serve.ts'
import { decideRequest } from '#operations/family/decideRequest.ts'
import { confirmGuardian } from '#operations/guardians/confirmGuardian.ts'
import type { Visitor } from '#operations/guardians/visitor.ts'

const visitorOf = (call: Call, actor: Actor | null): Visitor => ({
  actor,
  deviceId: clientOf(call, actor).deviceId,
})

export const confirmFromPage = serve(
  guardianApi.confirmFromPage,
  async ({ actor, input: { params, body }, call, services }) => ({
    level: await confirmGuardian(services, params, {
      relationship: body.relationship,
      visitor: visitorOf(call, actor),
    }),
  }),
)

export const confirmChild = serve(
  guardianApi.confirmChild,
  async ({ actor, input: { params, body }, call, services }) => ({
    level: await confirmGuardian(
      services,
      { link: params.link, as: actor },
      { relationship: body.relationship, visitor: visitorOf(call, actor) },
    ),
  }),
)

export const answerFromPage = serve(
  guardianApi.answerFromPage,
  async ({ actor, input: { params, body }, call, services }) => {
    const { token, id } = params
    await decideRequest(services, { token }, { id, visitor: visitorOf(call, actor), ...body })
    return { ok: true as const }
  },
)

export const answerRequest = serve(
  guardianApi.answerRequest,
  async ({ actor, input: { params, body }, call, services }) => {
    const { link, id } = params
    await decideRequest(services, { link, as: actor }, { id, visitor: visitorOf(call, actor), ...body })
    return { ok: true as const }
  },
)
