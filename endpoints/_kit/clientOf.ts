import type { Actor } from '#domain/access/actor.ts'
import type { Client } from '#operations/account/client.ts'
import { DEVICE_COOKIE, deviceIdFrom } from '#operations/account/deviceId.ts'
import { networkOf } from './limit.ts'
import type { Call } from './serve.ts'

/** The machine at the other end of a call, for operations that begin or judge a sign-in. */
export const clientOf = (call: Call, actor: Actor | null): Client => ({
  address: call.address,
  network: networkOf(call.address),
  userAgent: call.userAgent,
  deviceId: deviceIdFrom(call.cookie(DEVICE_COOKIE)),
  session: actor ? { id: actor.sessionId, userId: actor.id } : undefined,
  locale: call.locale,
})
