import { rolesWith, staffRoles } from '#domain/access/staff.ts'
import { onShiftSql } from './onShiftSql.ts'
import type { Sql } from '#services/database/db.ts'

/** Staff to notify of a case. `has_mark`: may open it; else a super admin, who can give the mark. */
export type CaseReader = { id: string; has_mark: boolean; on_duty: boolean }

// A mark beside no role is none.
const READERS = `
with held as (
  select r.user_id as id, array_agg(held.role) filter (where held.role is not null) as roles
  from user_roles r join users u on u.id = r.user_id and u.disabled_at is null
  cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
  group by r.user_id
), readers as (
  select id, roles && $1::text[] as has_mark, 'super_admin' = any(roles) as gives_marks from held where roles && $2::text[]
)
select id, has_mark, ${onShiftSql('readers.id', '$3::timestamptz')} as on_duty
from readers where has_mark or gives_marks and not exists (select from readers where has_mark) order by id`

/**
 * Who is notified of a case of a minor in danger: staff with the personal mark. While no one has it, those who can give
 * it, so that nothing is lost. Source: docs/rules/moderation.md child-safety.
 */
export const caseReaders = (sql: Sql, now: Date): Promise<CaseReader[]> =>
  sql.query<CaseReader>(READERS, [rolesWith('child_safety.work'), staffRoles, now], 'case-readers')
