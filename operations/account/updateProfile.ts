import type { Actor } from '#domain/access/actor.ts'
import { ageOn } from '#domain/account/age.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { settingsApi, type NewProfile, type ProfileView } from '#domain/account/settingsApi.ts'
import { insultIn, isUnfitUsername } from '#domain/account/unfitUsername.ts'
import { isZipOf, keptZipOf } from '#domain/account/zipcode.ts'
import { localDay } from '#domain/time/localDay.ts'
import { lockGuardianship } from '#operations/guardians/lockGuardianship.ts'
import { publishRevoked, revokeAllOf } from '#operations/guardians/revokeGuardian.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishSteppedAside, stepAside } from '#operations/family/stepAside.ts'
import { queueUsername } from '#operations/moderation/names/queueUsername.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import type { z } from 'zod/mini'
import { ageByBirthDate } from './ageByBirthDate.ts'
import { isUsernameTaken } from './isUsernameTaken.ts'
import { PROFILE_COLUMNS, profileView, type ProfileRow } from './readProfile.ts'

/** Years at which a member is no minor any more. */
const ADULT_AGE = 18

type Wanted = z.output<typeof NewProfile>

const saveProfile = statement(`
update profiles set first_name = $firstName, username = $username, pronouns = $pronouns, show_pronouns = $showPronouns,
  birth_date = $birthDate, time_zone = $timeZone, country = $country, zipcode = $zipcode,
  marketing_opt_in = marketing_opt_in and coalesce($ageGroup in ('adult', 'elder'), false),
  age = $age, age_group = $ageGroup, age_recorded_at = $ageRecordedAt, updated_at = $now
where id = $id returning ${PROFILE_COLUMNS}`)
// In another zone the coach's windows open at other times, and another birth date is another birthday.
const LOOK_AGAIN = `update notification_preferences set coach_next_at = null, daily_next_at = null where user_id = $1`

/**
 * Replaces a person's profile and computes the age group anew when the birth date changed.
 * @throws OperationError `account.error.username_taken`, `.username_telling`, `.username_unfit`, `.birth_date`,
 * `.age_locked`, `.zipcode`
 */
export async function updateProfile(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  wanted: Wanted,
): Promise<ProfileView> {
  const now = clock.now()
  const { saved, left, aside, becameMinor } = await db.tx(async (sql) => {
    // Taken before any row. A little more often than needed: what day it is depends on the zone.
    const mayBeMinor =
      wanted.birthDate !== null && ageOn(wanted.birthDate, localDay(now, 'UTC')) < ADULT_AGE + 1
    if (mayBeMinor) await lockGuardianship(sql)
    // The lock lets two saves come one after the other, so that both are judged by what is stored.
    const [known] = await sql.query<ProfileRow>(
      `select ${PROFILE_COLUMNS} from profiles where id = $1 for update`,
      [actor.id],
    )
    const birthDate = wanted.birthDate
    const age =
      birthDate === known!.birth_date
        ? { age: known!.age, group: known!.age_group, recordedAt: known!.age_recorded_at }
        : ageByBirthDate(known!, { birthDate, timeZone: wanted.timeZone, now })
    const minor = isMinor(age.group)
    const zipcode = keptZipOf(age.group, wanted.zipcode)
    if (!minor && zipcode !== null && !isZipOf(wanted.country, zipcode)) {
      throw operationErrorOf(settingsApi.updateProfile, 'settings.error.zipcode', {
        fields: { 'body.zipcode': 'settings.error.zipcode' },
      })
    }
    const { username, firstName } = wanted
    const becameMinor = minor && known!.age_group !== null && !isMinor(known!.age_group)
    // Looked at when something about it changed: an old name does not block another change.
    const isNew = becameMinor || username !== known!.username || firstName !== known!.first_name
    if (minor && isNew && isUnfitUsername(username, { email: actor.email, firstName })) {
      throw operationErrorOf(settingsApi.updateProfile, 'account.error.username_telling', {
        fields: { 'body.username': 'account.error.username_telling' },
      })
    }
    const isRenamed = username !== known!.username
    if (isRenamed && insultIn(username) === 'severe') {
      throw operationErrorOf(settingsApi.updateProfile, 'account.error.username_unfit', {
        fields: { 'body.username': 'account.error.username_unfit' },
      })
    }
    const mayShow = wanted.pronouns !== null && wanted.pronouns !== 'prefer-not-to-say'
    const [row] = await saveProfile<ProfileRow>(sql, {
      id: actor.id,
      firstName,
      username,
      pronouns: wanted.pronouns,
      showPronouns: mayShow && wanted.showPronouns,
      birthDate,
      timeZone: wanted.timeZone,
      country: wanted.country,
      zipcode,
      age: age.age,
      ageGroup: age.group,
      ageRecordedAt: age.recordedAt,
      now,
    }).catch(namedOtherwise)
    if (isRenamed) await queueUsername(sql, { userId: actor.id, username, locale: actor.locale, now })
    if (wanted.timeZone !== known!.time_zone || birthDate !== known!.birth_date)
      await sql.query(LOOK_AGAIN, [actor.id])
    return {
      saved: row!,
      becameMinor,
      // A member who turns out to be a minor can be no guardian, and decides nothing in a family.
      left: becameMinor ? await revokeAllOf(sql, actor, now) : [],
      aside: becameMinor ? await stepAside(sql, actor.id, now) : [],
    }
  })
  publishRevoked({ db, realtime }, left, now)
  await publishSteppedAside({ db, realtime }, aside)
  // What a minor hears needs a guardian's consent from now on.
  if (becameMinor) void realtime.terminate(actor.id)
  return profileView(saved)
}

function namedOtherwise(error: unknown): never {
  if (!isUsernameTaken(error)) throw error
  throw operationErrorOf(settingsApi.updateProfile, 'account.error.username_taken', {
    fields: { 'body.username': 'account.error.username_taken' },
  })
}
