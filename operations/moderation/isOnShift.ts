import { rolesWith } from '#domain/access/staff.ts'
import type { Sql } from '#services/database/db.ts'
import { onShiftSql } from './onShiftSql.ts'

// Support is on shift for other work: it neither reads nor decides what children write.
const ON_SHIFT = `
select exists (select from users u join user_roles r on r.user_id = u.id
  cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
  where u.disabled_at is null and held.role = any($2::text[]) and ${onShiftSql('u.id', '$1::timestamptz')}) as on`

/**
 * Returns whether a moderator is there now to read what children write: one whose account is open, who may decide at
 * the desk and who is on shift, by the rota or by the crisis protocol. Source: docs/rules/moderation.md shifts.
 * Source: docs/rules/chat.md X-8.
 */
export async function isOnShift(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await sql.query<{ on: boolean }>(ON_SHIFT, [now, rolesWith('moderation.decide')], 'on-shift')
  return row!.on
}
