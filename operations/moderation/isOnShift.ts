import type { Sql } from '#services/database/db.ts'
import { onShiftSql } from './onShiftSql.ts'

/**
 * Returns whether a moderator is there now to read what children write: one whose account is open and who is on shift,
 * by the rota or by the crisis protocol. Source: docs/rules/moderation.md shifts. Source: docs/rules/chat.md X-8.
 */
export async function isOnShift(sql: Sql, now: Date = new Date()): Promise<boolean> {
  const [row] = await sql.query<{ on: boolean }>(
    `select exists (select from users u where u.disabled_at is null and ${onShiftSql('u.id', '$1::timestamptz')}
       and exists (select from user_roles r where r.user_id = u.id)) as on`,
    [now],
    'on-shift',
  )
  return row!.on
}
