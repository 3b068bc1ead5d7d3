import { streakBadges } from '#domain/checkins/badges.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { updateUserStreak } from '#operations/checkins/updateUserStreak.ts'
import type { Db, Sql } from '#services/database/db.ts'
import { reflectionsFor } from '../content/reflections.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom, type Random } from '../random.ts'
import { intensityFor, moodCurve, moodFor } from './moodCurve.ts'
import { detailsOf } from './checkInDetails.ts'
import type { SeededPerson } from './people.ts'

/** Days of check-ins in the demo dataset. */
export const DEMO_DAYS = 90

type CheckIn = {
  id: string
  person: SeededPerson
  mood: Mood
  intensity: number
  day: string
  at: Date
  words: string | null
  isPrivate: boolean
}
/** Runs up to yesterday that some accounts have, with today still open so that a visitor can check in. */
const runs: Readonly<Record<string, number>> = { mila: 4, jonas: 16, maren: 9, walter: 33, tobias: 2 }

/** Stores three months of check-ins with reflections, streaks and badges. */
export async function seedCheckIns(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  const checkIns = people
    .filter(({ isActive, role }) => isActive && !role)
    .flatMap((person) => checkInsOf(person, now))
  const base = ({ at }: CheckIn) => ({ created_at: at, updated_at: at })
  const details = { activities: 'jsonb', feelings: 'jsonb' }
  await insertRows(
    sql,
    'moods',
    { id: 'uuid', user_id: 'uuid', mood: 'text', intensity: 'int', day: 'text', ...details, ...stamps },
    checkIns.map((one) => ({
      ...base(one),
      id: one.id,
      user_id: one.person.id,
      mood: one.mood,
      intensity: one.intensity,
      day: one.day,
      ...detailsOf(one.person, one.mood, one.day),
    })),
  )
  await insertRows(
    sql,
    'reflections',
    {
      id: 'uuid',
      mood_id: 'uuid',
      user_id: 'uuid',
      content: 'text',
      is_private: 'boolean',
      shared_with_parent: 'boolean',
      ...stamps,
    },
    checkIns
      .filter(({ words }) => words !== null)
      .map((one) => ({
        ...base(one),
        id: seedId(`reflection:${one.id}`),
        mood_id: one.id,
        user_id: one.person.id,
        content: one.words,
        is_private: one.isPrivate,
        shared_with_parent: one.person.guardian?.status === 'verified' && !one.isPrivate,
      })),
  )
  // The product's own count, so that the demo dataset cannot disagree with it.
  const db = { ...sql, tx: <T>(work: (inner: Sql) => Promise<T>) => work(sql) } as Db
  for (const { id, zone } of people) await updateUserStreak(db, { id, timeZone: zone }, now)
  await dateBadges(sql, checkIns)
}

/** The check-ins of one person, oldest first. */
function checkInsOf(person: SeededPerson, now: Date): CheckIn[] {
  const random = randomFrom(`moods:${person.handle}`)
  const today = localDay(now, person.zone)
  const firstDay = addDays(today, 1 - DEMO_DAYS)
  const joined = localDay(person.joinedAt, person.zone)
  const run = runs[person.handle]
  const scores = moodCurve(random, {
    days: DEMO_DAYS,
    firstWeekday: new Date(`${firstDay}T12:00:00Z`).getUTCDay(),
    run: run ?? random.pick([0, 0, 1, 3, 6]),
    lastIsOpen: run !== undefined || random.chance(0.4),
  })
  const isMorningPerson = random.chance(0.35)
  const written = new Set<string>()
  let lately: Mood[] = []
  return scores.flatMap((score, index) => {
    const day = addDays(firstDay, index)
    // Drawn also for days that are left out, so that one person's days do not depend on the hour of seeding.
    const at = momentOf(random, day, person.zone, isMorningPerson)
    const mood = variedMood(moodFor(random, score ?? 3, person.areas), lately)
    const words = random.chance(score !== null && score < 2.2 ? 0.6 : 0.34)
      ? textFor(random, person, mood, written)
      : null
    const one = { id: seedId(`mood:${person.handle}:${day}`), person, mood, day, at, words }
    const rest = {
      intensity: intensityFor(random, score ?? 3),
      isPrivate: random.chance(person.isMinor ? 0.55 : 0.9),
    }
    if (score === null || day < joined || at > now) return []
    if (words !== null) written.add(words)
    lately = [mood, ...lately.slice(0, 1)]
    return [{ ...one, ...rest }]
  })
}

function momentOf(random: Random, day: string, zone: string, morning: boolean): Date {
  const hour = random.chance(0.8) === morning ? random.between(7, 9) : random.between(18, 21)
  const clock = `${String(hour).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`
  return new Date(instantOf(day, clock, zone).getTime() + random.between(0, 59_999))
}

/** A sentence in the person's language that they have not written yet; null when none is left for the mood. */
function textFor(
  random: Random,
  { locale, ageGroup }: SeededPerson,
  mood: Mood,
  written: ReadonlySet<string>,
): string | null {
  const texts = reflectionsFor(locale, mood, ageGroup).filter((text) => !written.has(text))
  // Drawn in any case, so that the days after do not depend on what was written before.
  const drawn = random.next()
  return texts[Math.floor(drawn * texts.length)] ?? null
}

/** The mood of a day; after two days of the same one its neighbor, because weeks of one word read like a machine. */
const variedMood = (mood: Mood, [last, beforeLast]: readonly Mood[]): Mood =>
  last === mood && beforeLast === mood ? neighbor[mood] : mood

const neighbor: Readonly<Record<Mood, Mood>> = {
  excited: 'happy',
  happy: 'calm',
  calm: 'happy',
  anxious: 'tired',
  sad: 'tired',
  angry: 'anxious',
  tired: 'calm',
}

/** Puts each streak badge on the day its run was long enough; `updateUserStreak` gives it the moment of counting. */
async function dateBadges(sql: Sql, checkIns: readonly CheckIn[]): Promise<void> {
  const rows: { user_id: string; badge: string; at: Date }[] = []
  let last: CheckIn | undefined
  let length = 0
  const longest = new Map<string, number>()
  for (const one of checkIns) {
    length = last?.person === one.person && one.day === addDays(last.day, 1) ? length + 1 : 1
    last = one
    if (length <= (longest.get(one.person.id) ?? 0)) continue
    longest.set(one.person.id, length)
    const badge = streakBadges.find(({ days }) => days === length)
    if (badge) rows.push({ user_id: one.person.id, badge: badge.id, at: one.at })
  }
  await sql.query(
    `update user_badges b set earned_at = r.at, created_at = r.at, updated_at = r.at
     from json_to_recordset($1::json) as r(user_id uuid, badge text, at timestamptz)
     where b.user_id = r.user_id and b.badge = r.badge`,
    [JSON.stringify(rows)],
  )
}
