import { ageOn } from '../account/age.ts'
import { assignAgeGroup, isMinor, type AgeGroup } from '../account/ageGroup.ts'
import { localDay, type LocalDay } from '../time/localDay.ts'

/**
 * Ages that meet in a room, the youngest first. Members from 5 to 7 have no rooms. Source: docs/rules/chat.md D-204.
 */
export const roomBands = ['8-10', '11-12', '13-15', '16-17', 'adult', 'elder'] as const
/** A band of ages. */
export type RoomBand = (typeof roomBands)[number]

/** Youngest age that has rooms, in years. Source: docs/rules/chat.md D-204. */
export const ROOM_AGE_MIN = 8

const groups: Readonly<Record<RoomBand, AgeGroup>> = {
  '8-10': 'child',
  '11-12': 'child',
  '13-15': 'teen',
  '16-17': 'teen',
  adult: 'adult',
  elder: 'elder',
}
/** The age group of a band. */
export const groupOfBand = (band: RoomBand): AgeGroup => groups[band]
/** Whether members of a band are minors. */
export const isMinorBand = (band: RoomBand): boolean => isMinor(groups[band])

/** What is stored about a member's age. */
export type StoredAge = {
  readonly ageGroup: AgeGroup | null
  /** Whole years on the day they were given. */
  readonly age: number | null
  readonly ageRecordedAt: Date | null
  readonly birthDate: LocalDay | null
}

/**
 * Returns the band of a member at an instant, or null for one who has no rooms. A minor is counted as
 * `advanceAges` counts: by the younger of what the age they gave and their birth date say. On a birthday that leads
 * into another age group the old band ends at once; the new one begins with the new age group, never before.
 */
export function bandOf(stored: StoredAge, now: Date): RoomBand | null {
  const { ageGroup } = stored
  if (ageGroup === null) return null
  if (!isMinor(ageGroup)) return ageGroup === 'elder' ? 'elder' : 'adult'
  const years = yearsOf(stored, localDay(now, 'UTC'))
  if (years === null || years < ROOM_AGE_MIN || assignAgeGroup(years) !== ageGroup) return null
  if (ageGroup === 'child') return years < 11 ? '8-10' : '11-12'
  return years < 16 ? '13-15' : '16-17'
}

function yearsOf({ age, ageRecordedAt, birthDate }: StoredAge, today: LocalDay): number | null {
  const byAge =
    age === null || ageRecordedAt === null ? age : age + ageOn(localDay(ageRecordedAt, 'UTC'), today)
  const byDate = birthDate === null ? null : ageOn(birthDate, today)
  if (byAge === null || byDate === null) return byAge ?? byDate
  return Math.min(byAge, byDate)
}
