import { badges } from '#domain/checkins/badges.ts'
import { awardSql } from '#operations/checkins/awardSql.ts'
import type { Sql } from '#services/database/db.ts'

const { id, name, type } = badges.find((badge) => badge.id === 'family_care')!

// Once for each admin, however many members join later.
const AWARD =
  awardSql(`select gen_random_uuid(), m.user_id, $2, $3, $4, 'Added a family member', $5::timestamptz
  from family_members m where m.family_id = $1 and m.role = 'admin'`)

/** Gives a family's admins their badge, in the transaction of the joining. Source: docs/rules/family.md S-001-3. */
export const awardFamilyCare = (sql: Sql, familyId: string, now: Date): Promise<unknown> =>
  sql.query(AWARD, [familyId, id, type, name, now])
