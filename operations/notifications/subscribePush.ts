import { PUSH_DEVICES_MAX, type PushSubscriptionInput } from '#domain/notifications/push.ts'
import type { Actor } from '#domain/access/actor.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

// A browser has one subscription for all its users: it belongs to the member who turned push on last.
const upsertSubscription = statement(`
insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, device_id, platform, created_at, updated_at)
select $id, $userId, $endpoint, $p256dh, $auth, coalesce(l.device_id, l.id::text), $platform, $now, $now
from sessions l where l.id = $sessionId
on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
  device_id = excluded.device_id, platform = excluded.platform, last_failure_at = null, updated_at = excluded.updated_at`)

// The browser changed its address by itself: only who had switched push on there goes on getting it.
const REPLACE = `
update push_subscriptions set endpoint = $3, p256dh = $4, auth = $5, last_failure_at = null, updated_at = $6
where user_id = $1 and endpoint = $2 and not exists (select 1 from push_subscriptions where endpoint = $3)`

const KEEP_LATEST = `
delete from push_subscriptions where user_id = $1 and id not in (
  select id from push_subscriptions where user_id = $1 order by updated_at desc, id desc limit ${PUSH_DEVICES_MAX})`

/**
 * Keeps a browser's subscription for the person of a session. With `replaces` it only takes the place of one they have
 * already.
 */
export async function subscribePush(
  db: Db,
  {
    actor,
    subscription: { endpoint, keys },
    replaces,
    platform,
    now,
  }: {
    actor: Actor
    subscription: PushSubscriptionInput
    replaces?: string
    platform: string | undefined
    now: Date
  },
): Promise<void> {
  if (replaces !== undefined) {
    await db.query(REPLACE, [actor.id, replaces, endpoint, keys.p256dh, keys.auth, now])
    return
  }
  const id = newId()
  await db.tx(async (sql) => {
    await upsertSubscription(sql, {
      id,
      userId: actor.id,
      endpoint,
      ...keys,
      sessionId: actor.sessionId,
      platform: platform ?? null,
      now,
    })
    await sql.query(KEEP_LATEST, [actor.id])
  })
}
