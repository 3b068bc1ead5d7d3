import { INVITE_CODE_LENGTH } from '#domain/family/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { households, type Household } from '../content/households.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom } from '../random.ts'
import type { SeededPerson } from './people.ts'

const DAY_MS = 86_400_000
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Days the codes of the demo dataset let people in from `now` on. */
const CODE_DAYS = 6

/**
 * Stores the families of the demo dataset. Each member joined after they had an account; one person waits for a yes.
 */
export async function seedFamilies(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  const known = new Map(people.map((person) => [person.handle, person]))
  const founded = ({ people: [admin] }: Household) => known.get(admin!)!.joinedAt
  await insertRows(
    sql,
    'family_groups',
    {
      id: 'uuid',
      name: 'text',
      created_by_id: 'uuid',
      invite_code: 'text',
      invite_expires_at: 'timestamptz',
      ...stamps,
    },
    households.map((household) => ({
      id: seedId(`family:${household.slug}`),
      name: household.name,
      created_by_id: known.get(household.people[0]!)!.id,
      invite_code: codeOf(household),
      invite_expires_at: new Date(now.getTime() + CODE_DAYS * DAY_MS),
      created_at: founded(household),
      updated_at: founded(household),
    })),
  )
  await insertRows(
    sql,
    'family_members',
    { id: 'uuid', family_id: 'uuid', user_id: 'uuid', role: 'text', joined_at: 'timestamptz', ...stamps },
    households.flatMap((household) => {
      const row = (handle: string, role: string, at: Date) => ({
        id: seedId(`kin:${household.slug}:${handle}`),
        family_id: seedId(`family:${household.slug}`),
        user_id: known.get(handle)!.id,
        role,
        joined_at: at,
        created_at: at,
        updated_at: at,
      })
      const members = household.people.map((handle, index) => {
        const from = Math.max(founded(household).getTime(), known.get(handle)!.joinedAt.getTime())
        return row(handle, index === 0 ? 'admin' : 'member', new Date(from + index * 60_000))
      })
      const { waiting } = household
      return waiting ? [...members, row(waiting, 'waiting', new Date(now.getTime() - DAY_MS))] : members
    }),
  )
}

function codeOf({ slug }: Household): string {
  const random = randomFrom(`invite:${slug}`)
  return Array.from({ length: INVITE_CODE_LENGTH }, () => SIGNS[random.between(0, SIGNS.length - 1)]).join('')
}
