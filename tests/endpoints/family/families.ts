import { randomUUID } from 'node:crypto'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

let addresses = 0
/** An address no other test uses, so that its limits are its own. */
export const newAddress = (): string =>
  `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** What tests of families do with a world, through the front door. */
export function families(context: { readonly current: TestContext }) {
  const accounts = new Map<string, Person>()
  const create = async (as: Person, name = 'The Hills'): Promise<FamilyGroupView> =>
    (await context.current.call(familyApi.create, { body: { id: randomUUID(), name } }, { as })).group
  const join = (
    as: Person,
    inviteCode: string,
    { at = context.current, address = newAddress() }: { at?: TestContext; address?: string } = {},
  ) => at.ask(familyApi.join, { body: { inviteCode } }, { as, address })
  const list = (as: Person) => context.current.call(familyApi.listGroups, {}, { as })
  const seen = async (as: Person, familyId: string): Promise<FamilyGroupView | undefined> =>
    (await list(as)).groups.find(({ id }) => id === familyId)
  const leave = (as: Person, id: string) => context.current.ask(familyApi.leave, { params: { id } }, { as })
  const act = (what: 'remove' | 'admit' | 'promote', as: Person, id: string, userId: string) =>
    context.current.ask(familyApi[what], { params: { id, userId } }, { as })
  /** Makes a person the verified guardian of a child or teen. */
  const link = (guardian: Person, child: Person) => {
    accounts.set(guardian.id, guardian)
    return context.current.db.query('update guardian_links set guardian_id = $1 where child_id = $2', [
      guardian.id,
      child.id,
    ])
  }
  /** What is asked of a guardian's account, child by child. */
  const asked = async (guardian: Person) =>
    (await context.current.call(guardianApi.children, {}, { as: guardian })).children.flatMap(
      ({ link: id, requests }) => requests.map((request) => ({ link: id, ...request })),
    )
  const answer = (
    guardian: Person,
    { link: of, id, version }: { link: string; id: string; version: string },
    said: 'yes' | 'no' = 'yes',
  ) =>
    context.current.ask(
      guardianApi.decideRequest,
      { params: { link: of, id }, body: { answer: said, version } },
      { as: guardian },
    )
  /**
   * Every child and teen of a family, who waits too, with the account of the guardian; one is made where there is none.
   */
  const guardiansIn = async (familyId: string): Promise<Person[]> => {
    const { db, people } = context.current
    const links = await db.query<{ child_id: string; guardian_id: string | null }>(
      `select g.child_id, g.guardian_id from guardian_links g join family_members m on m.user_id = g.child_id
       where m.family_id = $1 and g.status = 'verified'`,
      [familyId],
    )
    for (const { child_id, guardian_id } of links) {
      if (guardian_id !== null) continue
      const guardian = await people.adult()
      accounts.set(guardian.id, guardian)
      await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [
        guardian.id,
        child_id,
      ])
    }
    const known = await db.query<{ guardian_id: string }>(
      `select distinct g.guardian_id from guardian_links g join family_members m on m.user_id = g.child_id
       where m.family_id = $1 and g.status = 'verified'`,
      [familyId],
    )
    return known.flatMap(({ guardian_id }) => accounts.get(guardian_id) ?? [])
  }
  /** Joins, and has every guardian concerned say yes. */
  const enter = async (as: Person, group: FamilyGroupView): Promise<void> => {
    await join(as, codeOf(group))
    for (const guardian of await guardiansIn(group.id)) {
      for (const one of await asked(guardian)) await answer(guardian, one)
    }
  }
  /** A family of an admin and two members. */
  const three = async () => {
    const { people, clock } = context.current
    const [admin, second, third] = [await people.adult(), await people.adult(), await people.elder()]
    const group = await create(admin)
    clock.advance(1)
    await join(second, codeOf(group))
    clock.advance(1)
    await join(third, codeOf(group))
    return { admin, second, third, group, id: group.id }
  }
  /** A family of a parent with their child in it. */
  const home = async () => {
    const { people } = context.current
    const [parent, child] = [await people.adult({ firstName: 'Tobias' }), await people.child()]
    await link(parent, child)
    const group = await create(parent)
    await join(child, codeOf(group))
    return { parent, child, group }
  }
  return { home, create, join, enter, asked, answer, list, seen, leave, act, link, three }
}

/** The code of a family as one of its grown-ups sees it. */
export const codeOf = (group: FamilyGroupView): string => group.inviteCode!
