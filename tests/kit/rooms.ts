import { roomIdOf, seedRooms } from '#seed/factories/rooms.ts'
import type { RoomBand } from '#domain/chat/bands.ts'
import type { RoomSlug } from '#domain/chat/rooms.ts'
import type { Services } from '#services'
import { addRow } from './rows.ts'
import type { PersonOptions, Person } from './people.ts'
import type { TestContext } from './testContext.ts'

/** Seeds the rooms. */
export const openRooms = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  db.tx((sql) => seedRooms(sql, clock.now()))

/** The id of a room; about loneliness when not said. */
export const roomOf = (band: RoomBand, slug: RoomSlug = 'loneliness'): string => roomIdOf(slug, band)

/** Ages in the middle of each band. */
export const ageOfBand: Readonly<Record<RoomBand, number>> = {
  '8-10': 9,
  '11-12': 12,
  '13-15': 14,
  '16-17': 17,
  adult: 34,
  elder: 70,
}

/** A member of a band whom nothing keeps out of rooms: a plan, and of minors a guardian's yes and the quiz. */
export async function roomMember(
  context: Pick<TestContext, 'people'> & Pick<Services, 'db' | 'clock'>,
  band: RoomBand,
  options: PersonOptions = {},
): Promise<Person> {
  const { people, db, clock } = context
  const person = await people.person({ age: ageOfBand[band], guardian: guardianOf(band), ...options })
  await db.query(`update profiles set subscription_status = 'active' where id = $1`, [person.id])
  await db.query('update guardian_links set rooms_agreed_at = $2 where child_id = $1', [
    person.id,
    clock.now(),
  ])
  await addRow(db, 'chat_members', {
    user_id: person.id,
    intro_seen_at: clock.now(),
    guidelines_passed_at: clock.now(),
  })
  return person
}

const guardianOf = (band: RoomBand) => (band === 'adult' || band === 'elder' ? 'none' : 'verified')
