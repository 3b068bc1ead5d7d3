import { badges } from '#domain/checkins/badges.ts'
import { awardSql } from '#operations/checkins/awardSql.ts'
import type { Sql } from '#services/database/db.ts'

const { id, name, type } = badges.find((badge) => badge.id === 'family_care')!

// Once for each person, whoever comes in later or asks twice.
const AWARD =
  awardSql(`select gen_random_uuid(), m.user_id, $2, $3, $4, 'Added a family member', $5::timestamptz
  from family_members m where m.family_id = $1 and m.role = 'admin'`)

/** Gives the admins of a family their badge once somebody has come in. Call it in the transaction that lets them in. Source: spec 001 §3. */
export const awardFamilyCare = (sql: Sql, familyId: string, now: Date): Promise<unknown> =>
  sql.query(AWARD, [familyId, id, type, name, now])
