import { assignAgeGroup, isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import type { Sql } from '#services/database/db.ts'
import type { Member } from '../content/cast.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom } from '../random.ts'
import { firstConsent } from './consents.ts'

/** A seeded member, with what other factories need to know. */
export type SeededPerson = Member & {
  id: string
  email: string
  ageGroup: AgeGroup
  isMinor: boolean
  /** May check in and write: grown, or a guardian has agreed, if only by code. */
  isActive: boolean
  /** Agreed to be counted; minors never are. */
  agreesToCount: boolean
  joinedAt: Date
}
type Settings = { now: Date; passwordHash: string }

const DAY_MS = 86_400_000
const DOMAIN = 'demo.evenkeel.example'
/** ZIP or postal code for people of a zone; enough for the demo dataset. */
const homes: Readonly<Record<string, readonly [country: string, zip: string]>> = {
  'America/Detroit': ['US', '48226'],
  'America/Chicago': ['US', '60614'],
  'America/Los_Angeles': ['US', '94110'],
  'America/New_York': ['US', '11215'],
  'America/Toronto': ['CA', 'M5V 2T6'],
  'America/Mexico_City': ['MX', '06700'],
  'Europe/London': ['GB', 'SE15 4QL'],
  'Europe/Madrid': ['ES', '28012'],
  'Europe/Paris': ['FR', '75011'],
  'Asia/Amman': ['JO', '11181'],
  'Africa/Cairo': ['EG', '11511'],
}

/** The address of a member of the demo dataset. */
export const emailOf = (handle: string): string => `${handle}@${DOMAIN}`
/** The id of a member of the demo dataset. */
export const personId = (handle: string): string => seedId(`person:${handle}`)

/** Stores people with account, profile, guardian links and roles. They joined over the last four months. */
export async function seedPeople(
  sql: Sql,
  cast: readonly Member[],
  { now, passwordHash }: Settings,
): Promise<SeededPerson[]> {
  const people = cast.map((member) => personOf(member, now))
  const stamped = (person: SeededPerson) => ({
    id: person.id,
    created_at: person.joinedAt,
    updated_at: person.joinedAt,
  })
  await insertRows(
    sql,
    'users',
    {
      id: 'uuid',
      email: 'text',
      password_hash: 'text',
      password_changed_at: 'timestamptz',
      email_verified_at: 'timestamptz',
      ...stamps,
    },
    people.map((person) => ({
      ...stamped(person),
      email: person.email,
      password_hash: passwordHash,
      password_changed_at: person.joinedAt,
      email_verified_at: person.joinedAt,
    })),
  )
  await insertRows(
    sql,
    'profiles',
    profileColumns,
    people.map((person) => ({ ...stamped(person), ...profileOf(person, people) })),
  )
  await insertRows(
    sql,
    'guardian_links',
    {
      id: 'uuid',
      child_id: 'uuid',
      guardian_email: 'text',
      guardian_id: 'uuid',
      status: 'text',
      relationship: 'text',
      contact_at: 'timestamptz',
      verified_at: 'timestamptz',
      ...stamps,
    },
    people.flatMap((person) => (person.guardian ? [linkOf(person, person.guardian)] : [])),
  )
  await insertRows(
    sql,
    'user_roles',
    {
      id: 'uuid',
      user_id: 'uuid',
      role: 'enum_user_roles_role',
      admin_role: 'enum_user_roles_admin_role',
      super_admin: 'boolean',
      reason: 'text',
      ...stamps,
    },
    people.flatMap((person) =>
      [person.role, person.mark].flatMap((role) =>
        role
          ? [
              {
                ...stamped(person),
                id: seedId(`${role === person.mark ? 'mark' : 'role'}:${person.handle}`),
                user_id: person.id,
                ...roleOf(role),
              },
            ]
          : [],
      ),
    ),
  )
  return people
}

function personOf(member: Member, now: Date): SeededPerson {
  const ageGroup = assignAgeGroup(member.age)!
  const minor = isMinor(ageGroup)
  // Mostly long ago, some in the last two weeks: the panel shows who is new.
  const random = randomFrom(`joined:${member.handle}`)
  const days = random.chance(0.3) ? random.between(1, 13) : random.between(30, 125)
  const since = wellKnown.has(member.handle) ? 118 : days
  return {
    ...member,
    id: personId(member.handle),
    email: emailOf(member.handle),
    ageGroup,
    isMinor: minor,
    isActive: !minor || ['contact', 'verified'].includes(member.guardian?.status ?? 'none'),
    agreesToCount: !minor && !member.role && randomFrom(`counted:${member.handle}`).chance(0.85),
    joinedAt: new Date(now.getTime() - since * DAY_MS - random.between(0, 36_000) * 1000),
  }
}

/** People whose whole ninety days are looked at. */
const wellKnown = new Set(['mila', 'jonas', 'maren', 'walter', 'tobias'])

const profileColumns = {
  id: 'uuid',
  username: 'text',
  first_name: 'text',
  age: 'int',
  age_recorded_at: 'timestamptz',
  age_group: 'text',
  claimed_age_group: 'text',
  sex: 'text',
  zipcode: 'text',
  country: 'text',
  language: 'text',
  time_zone: 'text',
  show_pronouns: 'boolean',
  selected_focus_areas: 'jsonb',
  parent_id: 'uuid',
  is_parent: 'boolean',
  subscription_status: 'text',
  marketing_opt_in: 'boolean',
  analytics_consent: 'boolean',
  legal_consent_version: 'text',
  legal_consent_accepted_at: 'timestamptz',
  legal_consents: 'jsonb',
  parental_box_at: 'timestamptz',
  parental_confirmed_at: 'timestamptz',
  onboarded_at: 'timestamptz',
  ...stamps,
} as const

const quiet = ['amber', 'coral', 'gentle', 'golden', 'lucky', 'misty', 'silver', 'sunny'] as const
const afloat = ['anchor', 'breeze', 'cove', 'lagoon', 'lantern', 'otter', 'pebble', 'tern'] as const

/** Children and teens have neutral names. Source: docs/rules/account.md D-018. */
function nicknameOf({ handle }: SeededPerson, people: readonly SeededPerson[]): string {
  const random = randomFrom(`nickname:${handle}`)
  const nth = people.findIndex((person) => person.handle === handle)
  return `${quiet[random.between(0, quiet.length - 1)]}_${afloat[random.between(0, afloat.length - 1)]}${10 + nth}`
}

function profileOf(person: SeededPerson, people: readonly SeededPerson[]) {
  const [country, zipcode] = homes[person.zone]!
  return {
    username: person.isMinor ? nicknameOf(person, people) : person.handle,
    first_name: person.name,
    age: person.age,
    age_recorded_at: person.joinedAt,
    age_group: person.ageGroup,
    claimed_age_group: person.ageGroup,
    sex: 'prefer-not-to-say',
    zipcode,
    country,
    language: person.locale,
    time_zone: person.zone,
    show_pronouns: true,
    selected_focus_areas: person.areas,
    parent_id: person.guardian?.status === 'verified' ? personId(person.guardian.handle) : null,
    is_parent: people.some(
      ({ guardian }) => guardian?.handle === person.handle && guardian.status === 'verified',
    ),
    subscription_status: 'free',
    marketing_opt_in: false,
    analytics_consent: person.agreesToCount,
    legal_consent_version: '1.0.0',
    legal_consent_accepted_at: person.joinedAt,
    legal_consents: firstConsent,
    parental_box_at: person.ageGroup === 'child' ? person.joinedAt : null,
    // The guardian of a child who only has the code confirmed the box on their page.
    parental_confirmed_at: person.ageGroup === 'child' && person.isActive ? person.joinedAt : null,
    onboarded_at: person.joinedAt,
  }
}

function linkOf(child: SeededPerson, { handle, status }: NonNullable<Member['guardian']>) {
  const verified = status === 'verified'
  return {
    id: seedId(`link:${child.handle}`),
    child_id: child.id,
    guardian_email: emailOf(handle),
    guardian_id: verified ? personId(handle) : null,
    status,
    relationship: verified ? 'parent' : null,
    contact_at: status === 'contact' ? child.joinedAt : null,
    verified_at: verified ? child.joinedAt : null,
    created_at: child.joinedAt,
    updated_at: child.joinedAt,
  }
}

const roleOf = (role: NonNullable<Member['role']>) => ({
  role: role === 'admin' ? 'admin' : null,
  admin_role: role === 'admin' || role === 'super_admin' ? null : role,
  super_admin: role === 'super_admin',
  reason: role === 'child_safety' ? 'Trained to work with children in danger.' : null,
})
