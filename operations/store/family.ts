import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Sql } from '#services/database/db.ts'

/** A member of one of the caller's families. */
export type Relative = { id: string; name: string; ageGroup: AgeGroup | null }

const READ = `
select p.id, coalesce(nullif(p.first_name, ''), p.username) as name, p.age_group as "ageGroup"
from profiles p join users u on u.id = p.id and u.disabled_at is null
where p.id <> $1 and exists (
  select 1 from family_members me join family_members m on m.family_id = me.family_id
  where me.user_id = $1 and me.role <> 'waiting' and m.user_id = p.id and m.role <> 'waiting')
order by name, p.id`

/** Returns who a file can be given to. Source: docs/rules/store.md D-143. */
export const relativesOf = (sql: Sql, userId: string): Promise<Relative[]> =>
  sql.query<Relative>(READ, [userId], 'store-family')
