import type { StaffRole } from '#domain/access/staff.ts'
import type { Sql } from '#services/database/db.ts'

const ROLES = `
select array_agg(distinct held.role) filter (where held.role is not null) as roles
from user_roles r
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
join users u on u.id = r.user_id and u.disabled_at is null
where r.user_id = $1
  and (not $2 or exists (select from mfa_factors f where f.user_id = u.id and f.verified_at is not null))`

/**
 * The roles a member of staff holds at this moment, without a session: for work that was planned earlier. None for an
 * account that is closed, and, where `needsFactor`, for one without a second factor.
 */
export async function staffRolesOf(
  sql: Sql,
  userId: string,
  { needsFactor }: { needsFactor: boolean },
): Promise<StaffRole[]> {
  const [row] = await sql.query<{ roles: StaffRole[] | null }>(ROLES, [userId, needsFactor])
  return row?.roles ?? []
}
