import { FACTOR_RESET_HOURS } from '#domain/account/factorResetApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { decidersOf, notifyDeciders, notifyPerson } from './notifyOfReset.ts'

type Request = { userId: string; askedBy: string; now: Date }
/** How many colleagues may decide, and which open pages to notify after the commit. */
type Asked = { deciders: number; notified: NotificationSent[] }

/** Asks for the factors of a person to be removed. A request that waits already is kept, and nothing is sent twice. */
export async function askFactorReset(sql: Sql, { userId, askedBy, now }: Request): Promise<Asked> {
  const id = newId()
  const until = new Date(now.getTime() + FACTOR_RESET_HOURS * 3_600_000)
  await sql.query(
    'delete from factor_resets where user_id = $1 and decided_at is null and expires_at <= $2',
    [userId, now],
  )
  const isNew = await sql.query(
    `insert into factor_resets (id, user_id, asked_by_id, asked_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) where decided_at is null do nothing returning id`,
    [id, userId, askedBy, now, until],
  )
  const deciders = await decidersOf(sql, [userId, askedBy])
  if (isNew.length === 0) return { deciders: deciders.length, notified: [] }
  await sql.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, $2, 'factor_reset_asked', jsonb_build_object('id', $3::uuid, 'user', $4::uuid), $5, $5)`,
    [newId(), askedBy, id, userId, now],
  )
  await notifyPerson(sql, { userId, id, template: 'factor-reset-asked' })
  return { deciders: deciders.length, notified: await notifyDeciders(sql, { id, deciders, until, now }) }
}
