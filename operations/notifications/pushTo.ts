import { createHash } from 'node:crypto'
import type { PushPayload } from '#domain/notifications/push.ts'
import type { Services } from '#services'
import type { PushOutcome } from '#services/push/port.ts'

/** A device that gets push messages. */
export type PushDevice = { id: string; endpoint: string; p256dh: string; auth: string }

/** Sends to one device and keeps note of how it went; a browser that has withdrawn is forgotten. */
export async function pushTo(
  { db, push }: Pick<Services, 'db' | 'push'>,
  device: PushDevice,
  { payload, ttlSeconds }: { payload: PushPayload; ttlSeconds: number },
): Promise<PushOutcome> {
  const outcome = await push.send(device, {
    payload: JSON.stringify(payload),
    ttlSeconds,
    topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
  })
  if (outcome.kind === 'gone') {
    // Only this address: the browser may have renewed it meanwhile.
    await db.query('delete from push_subscriptions where id = $1 and endpoint = $2', [
      device.id,
      device.endpoint,
    ])
  } else {
    const column = outcome.kind === 'sent' ? 'last_success_at' : 'last_failure_at'
    await db.query(`update push_subscriptions set ${column} = now() where id = $1`, [device.id])
  }
  return outcome
}
