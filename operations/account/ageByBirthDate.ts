import { ageOn } from '#domain/account/age.ts'
import { assignAgeGroup, isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { localDay } from '#domain/time/localDay.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { ProfileRow } from './readProfile.ts'

const utcDay = (at: Date) => localDay(at, 'UTC')

/** Age in years, its group, and the instant the age was given. */
export type KnownAge = { age: number | null; group: AgeGroup | null; recordedAt: Date | null }

/**
 * What a new birth date makes of a member's age. A minor is held to the age they once gave: on that day they may not
 * have been older. The first age stays the measure, so that moving the date day by day gains nothing. Taking the date
 * back changes nothing.
 * @throws OperationError `settings.error.birth_date` when it is in the future or gives no age from 5 to 120,
 * `.age_locked`
 */
export function ageByBirthDate(
  known: Pick<ProfileRow, 'age' | 'age_group' | 'age_recorded_at'>,
  { birthDate, timeZone, now }: { birthDate: string | null; timeZone: string; now: Date },
): KnownAge {
  const unchanged = { age: known.age, group: known.age_group, recordedAt: known.age_recorded_at }
  if (birthDate === null) return unchanged
  const age = ageOn(birthDate, localDay(now, timeZone))
  const group = assignAgeGroup(age)
  if (group === null) {
    throw operationErrorOf(settingsApi.updateProfile, 'settings.error.birth_date', {
      fields: { 'body.birthDate': 'settings.error.birth_date' },
    })
  }
  if (!isMinor(known.age_group) || known.age === null) return { age, group, recordedAt: now }
  const given = known.age_recorded_at ?? now
  const ageThen = ageOn(birthDate, localDay(given, timeZone))
  if (ageThen > known.age) {
    throw operationErrorOf(settingsApi.updateProfile, 'settings.error.age_locked', {
      fields: { 'body.birthDate': 'settings.error.age_locked' },
    })
  }
  // As `advanceAges` has it: only as old as both the age they gave and the date allow, counted on the server's clock
  // and not in a zone the caller names. Otherwise 17 yesterday and a date that says 18 today would be grown up.
  const byAge = known.age + ageOn(utcDay(given), utcDay(now))
  return {
    age: Math.max(ageThen, 5),
    group: assignAgeGroup(Math.max(5, Math.min(byAge, age))),
    recordedAt: given,
  }
}
