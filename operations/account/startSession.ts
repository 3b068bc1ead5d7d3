import { isLocale } from '#messages'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Client } from './client.ts'
import { describeDevice } from './describeDevice.ts'
import { newDeviceId } from './deviceId.ts'
import { readActor } from './readActor.ts'
import { SESSION_DAYS } from './sessionCookie.ts'

/** A session that has just begun. The token goes into the cookie and nowhere else. */
export type StartedSession = { token: string; deviceId: string; actor: Actor }

const insertSession = statement(`
insert into sessions (id, user_id, token_hash, device_id, user_agent, address, last_seen_at, expires_at, factor_at, created_at, updated_at)
values ($id, $userId, $tokenHash, $deviceId, $userAgent, $address, now(), now() + make_interval(days => $days),
  case when $passedFactor then now() end, now(), now())`)

// `is_new` is false on a device seen before; `has_others` is false at the very first sign-in of an account.
const MEET_DEVICE = `
with met as (
  insert into known_devices as d (user_id, device_id, first_seen_at, last_seen_at) values ($1, $2, now(), now())
  on conflict (user_id, device_id) do update set last_seen_at = now()
  returning (xmax = 0) as is_new
)
select met.is_new, exists (select 1 from known_devices k where k.user_id = $1 and k.device_id <> $2) as has_others,
  u.email, u.email_verified_at is not null as confirmed, p.language from met, users u join profiles p on p.id = u.id where u.id = $1`

/**
 * Begins a session in the caller's transaction, in place of the one this browser still had. On a device the account has
 * not been used on before, its owner gets a mail, if the address is proven to be theirs. `passedFactor`: the second
 * factor was given just now.
 */
export async function startSession(
  sql: Sql,
  { userId, client, passedFactor }: { userId: string; client: Client; passedFactor: boolean },
): Promise<StartedSession> {
  const token = newToken()
  const sessionId = newId()
  const deviceId = client.deviceId ?? newDeviceId()
  if (client.session) await sql.query('delete from sessions where id = $1', [client.session.id])
  await insertSession(sql, {
    id: sessionId,
    userId,
    tokenHash: hashToken(token),
    deviceId,
    userAgent: client.userAgent,
    address: client.address,
    days: SESSION_DAYS,
    passedFactor,
  })
  const [device] = await sql.query<{
    is_new: boolean
    has_others: boolean
    email: string
    confirmed: boolean
    language: string | null
  }>(MEET_DEVICE, [userId, deviceId])
  const actor = await readActor(sql, token)
  if (!device || !actor) throw new Error('an account without a profile cannot sign in')
  if (device.is_new && device.has_others && device.confirmed) {
    const locale = isLocale(device.language) ? device.language : client.locale
    await queueMail(sql, {
      template: 'new-device',
      to: device.email,
      locale,
      args: { device: describeDevice(client.userAgent, locale), path: '/settings?tab=security' },
      key: `new-device:${sessionId}`,
      userId,
    })
  }
  return { token, deviceId, actor }
}
