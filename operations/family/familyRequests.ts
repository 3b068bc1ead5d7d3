import { createHash } from 'node:crypto'
import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import type { FamilyRequestView } from '#domain/family/familyRequests.ts'
import type { FamilyRole } from '#domain/family/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { missingConsentFrom } from './missingConsent.ts'

type Row = {
  family_id: string
  family: string
  id: string
  user_id: string
  role: FamilyRole
  joined_at: Date
  username: string
  first_name: string | null
  age_group: AgeGroup | null
}

const PEOPLE = `
select f.id as family_id, f.name as family, m.id, m.user_id, m.role, m.joined_at, p.username, p.first_name, p.age_group
from family_groups f join family_members m on m.family_id = f.id join profiles p on p.id = m.user_id
join users u on u.id = m.user_id and u.disabled_at is null
where f.id = any($1::uuid[]) order by m.joined_at, m.id`

/**
 * What families ask of the guardian behind a verified link, oldest first. Nothing is shown of a child or teen but the
 * age group: their own guardian has not agreed to the one who reads this.
 */
export async function familyRequests(sql: Sql, link: string): Promise<FamilyRequestView[]> {
  const missing = await missingConsentFrom(sql, link)
  if (missing.length === 0) return []
  const people = await sql.query<Row>(
    PEOPLE,
    [[...new Set(missing.map(({ family_id }) => family_id))]],
    'family-request-people',
  )
  return missing.map(({ member_id, family_id, is_own }) => {
    const asking = people.find(({ id }) => id === member_id)!
    const inside = people.filter((one) => one.family_id === family_id && one.role !== 'waiting')
    return {
      id: member_id,
      kind: is_own ? 'own' : 'company',
      family: asking.family,
      askedAt: asking.joined_at.toISOString(),
      username: isMinor(asking.age_group) ? null : asking.username,
      members: inside.map((one) => ({
        name: isMinor(one.age_group) ? null : (one.first_name ?? one.username),
        ageGroup: one.age_group,
      })),
      version: versionOf(inside),
    }
  })
}

/** Stands for the people who belong to a family, in whatever order. */
export const versionOf = (inside: readonly { user_id: string }[]): string =>
  createHash('sha256')
    .update(
      inside
        .map(({ user_id }) => user_id)
        .sort()
        .join(),
    )
    .digest('base64url')
    .slice(0, 16)
