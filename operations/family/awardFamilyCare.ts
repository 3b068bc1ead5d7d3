import { badges } from '#domain/checkins/badges.ts'
import type { Sql } from '#services/database/db.ts'

const { id, name, type } = badges.find((badge) => badge.id === 'family_care')!

// Once for each person, whoever comes in later or asks twice.
const AWARD = `
insert into user_badges (id, user_id, badge, badge_type, badge_name, badge_description, icon, earned_at, created_at, updated_at)
select gen_random_uuid(), m.user_id, $2, $3, $4, 'Added a family member', $2, $5, $5, $5 from family_members m where m.family_id = $1 and m.role = 'admin'
on conflict (user_id, badge) do nothing`

/** Gives a family's admins their badge, in the transaction of the joining. Source: docs/rules/family.md S-001-3. */
export const awardFamilyCare = (sql: Sql, familyId: string, now: Date): Promise<unknown> =>
  sql.query(AWARD, [familyId, id, type, name, now])
