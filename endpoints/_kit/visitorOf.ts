import type { Actor } from '#domain/access/actor.ts'
import type { Visitor } from '#operations/guardians/visitor.ts'
import { clientOf } from './clientOf.ts'
import type { Call } from './serve.ts'

/** The browser a guardian's answer comes from. */
export const visitorOf = (call: Call, actor: Actor | null): Visitor => ({
  actor,
  deviceId: clientOf(call, actor).deviceId,
  from: { address: call.address, userAgent: call.userAgent },
})
