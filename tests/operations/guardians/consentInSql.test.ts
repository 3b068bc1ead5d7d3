import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { assignAgeGroup, type AgeGroup } from '#domain/account/ageGroup.ts'
import { mayMeet, mayWrite } from '#domain/guardians/consentLevels.ts'
import { readActor } from '#operations/account/readActor.ts'
import { publishToFamily } from '#operations/family/publishToFamily.ts'
import { HAS_CONSENT } from '#operations/notifications/clockSql.ts'
import { teamsOf } from '#operations/trivia/team/teamsOf.ts'
import { addFamily, addGuardianLink } from '#tests/kit/factories.ts'
import { addRows } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

// `mayMeet` and `mayWrite` stand in the domain, and again in statements that ask about many members at once. All
// combinations of age, links and the parental box are stored, and both sides are asked about each of them.

const context = useTestContext()
const AGES = [null, 9, 15, 34, 74]
const STATUSES = ['pending', 'contact', 'verified', 'revoked'] as const
type Status = (typeof STATUSES)[number]
/** Every set of links but those the database rejects: one guardian at most has agreed. */
const linkSets = STATUSES.reduce<Status[][]>(
  (sets, status) => [...sets, ...sets.map((set) => [...set, status])],
  [[]],
).filter((set) => !(set.includes('contact') && set.includes('verified')))
const combinations = AGES.flatMap((age) =>
  linkSets.flatMap((links) => [true, false].map((hasBox) => ({ age, links, hasBox }))),
)

type Known = { name: string; actor: Actor; hasBox: boolean }
let known: Known[]
let familyId: string
let viewerId: string

/** Stores one member with the links and without or with the parental box of their guardian. */
async function store({ age, links, hasBox }: (typeof combinations)[number]): Promise<Known> {
  const { people, db } = context.current
  const { id, token } = await people.person({ age, consent: hasBox ? 'whole' : 'own' })
  for (const status of links) await addGuardianLink(db, { child_id: id, status })
  const actor = (await readActor(db, token))!
  const group: AgeGroup | null = age === null ? null : assignAgeGroup(age)
  expect(actor.ageGroup).toBe(group)
  return { name: `${group ?? 'no age'}, ${links.join('+') || 'no link'}, box ${hasBox}`, actor, hasBox }
}

beforeAll(async () => {
  const { people, db } = context.current
  viewerId = (await people.adult()).id
  known = []
  for (const one of combinations) known.push(await store(one))
  const everybody = await db.query<{ id: string }>('select id from profiles')
  familyId = await addFamily(db, everybody)
  await addRows(
    db,
    'trivia_settings',
    everybody
      .filter(({ id }) => id !== viewerId)
      .map(({ id }) => ({ user_id: id, animations_enabled: true, pass_phone_enabled: true })),
  )
})

/** The combinations for which one side says yes. */
const agreed = (says: (one: Known) => boolean) => known.filter(says).map(({ name }) => name)
const boxCounts = ({ actor, hasBox }: Known) => actor.ageGroup !== 'child' || hasBox

describe('consent is the same in statements and in the domain', () => {
  it('for who hears of a family', async () => {
    const { services, realtime } = context.current
    await publishToFamily(services, { name: 'family-changed', data: { familyId } })
    const heard = new Set(realtime.published.map(({ channel }) => channel.replace('private-user-', '')))
    expect(agreed(({ actor }) => heard.has(actor.id))).toEqual(agreed(({ actor }) => mayMeet(actor)))
  })

  it('for who may be handed a phone in a team game', async () => {
    const [team] = await teamsOf(context.current.db, viewerId)
    const players = new Set(team!.players.map(({ userId }) => userId))
    expect(agreed(({ actor }) => players.has(actor.id))).toEqual(
      agreed((one) => one.actor.ageGroup !== null && mayMeet(one.actor) && boxCounts(one)),
    )
  })

  it('for who gets a reminder', async () => {
    const rows = await context.current.db.query<{ id: string }>(
      `select p.id from profiles p cross join lateral (select p.id as user_id) n where ${HAS_CONSENT}`,
    )
    const reminded = new Set(rows.map(({ id }) => id))
    expect(agreed(({ actor }) => reminded.has(actor.id))).toEqual(
      agreed((one) => one.actor.ageGroup !== null && mayWrite(one.actor) && boxCounts(one)),
    )
  })

  it('over combinations that differ', () => {
    expect(known.length).toBe(AGES.length * linkSets.length * 2)
    for (const says of [mayMeet, mayWrite]) {
      const yes = known.filter(({ actor }) => says(actor)).length
      expect(Math.min(yes, known.length - yes)).toBeGreaterThan(10)
    }
  })
})
