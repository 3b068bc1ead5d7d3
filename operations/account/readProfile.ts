import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { ProfileView } from '#domain/account/settingsApi.ts'
import { keptZipOf } from '#domain/account/zipcode.ts'
import type { Sql } from '#services/database/db.ts'

/** A profile as it is stored. */
export type ProfileRow = {
  first_name: string | null
  username: string
  pronouns: string | null
  show_pronouns: boolean
  birth_date: string | null
  time_zone: string
  country: string | null
  zipcode: string | null
  age: number | null
  age_group: AgeGroup | null
  age_recorded_at: Date | null
}
/** The columns of a `ProfileRow`. */
export const PROFILE_COLUMNS =
  'first_name, username, pronouns, show_pronouns, birth_date, time_zone, country, zipcode, age, age_group, age_recorded_at'

/** A person's own profile. */
export async function readProfile(sql: Sql, userId: string): Promise<ProfileView> {
  const [row] = await sql.query<ProfileRow>(`select ${PROFILE_COLUMNS} from profiles where id = $1`, [userId])
  return profileView(row!)
}

/**
 * A stored profile as its owner sees it. Of a teen's postal code no more than its first characters leave the database,
 * of a child's nothing.
 */
export const profileView = (row: ProfileRow): ProfileView => ({
  firstName: row.first_name ?? '',
  username: row.username,
  pronouns: row.pronouns,
  showPronouns: row.show_pronouns,
  birthDate: row.birth_date,
  timeZone: row.time_zone,
  country: row.country,
  zipcode: keptZipOf(row.age_group, row.zipcode),
})
