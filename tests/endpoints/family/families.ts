import { randomUUID } from 'node:crypto'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import type { Person } from '#tests/kit/people.ts'
import type { World } from '#tests/kit/world.ts'

let addresses = 0
/** An address nobody else of the test has, so that its limits are its own. */
export const newAddress = (): string =>
  `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** What tests of families do with a world, through the front door. */
export function families(world: { readonly current: World }) {
  const create = async (as: Person, name = 'The Hills'): Promise<FamilyGroupView> =>
    (await world.current.call(familyApi.create, { body: { id: randomUUID(), name } }, { as })).group
  const join = (
    as: Person,
    inviteCode: string,
    { at = world.current, address = newAddress() }: { at?: World; address?: string } = {},
  ) => at.ask(familyApi.join, { body: { inviteCode } }, { as, address })
  const list = (as: Person) => world.current.call(familyApi.groups, {}, { as })
  const seen = async (as: Person, familyId: string): Promise<FamilyGroupView | undefined> =>
    (await list(as)).groups.find(({ id }) => id === familyId)
  const leave = (as: Person, id: string) => world.current.ask(familyApi.leave, { params: { id } }, { as })
  const act = (what: 'remove' | 'admit' | 'promote', as: Person, id: string, userId: string) =>
    world.current.ask(familyApi[what], { params: { id, userId } }, { as })
  /** Makes somebody the verified guardian of a child or teen. */
  const link = (guardian: Person, child: Person) =>
    world.current.db.query('update guardian_links set guardian_id = $1 where child_id = $2', [
      guardian.id,
      child.id,
    ])
  /** A family of an admin and two members. */
  const three = async () => {
    const { people, clock } = world.current
    const [admin, second, third] = [await people.adult(), await people.adult(), await people.elder()]
    const group = await create(admin)
    clock.advance(1)
    await join(second, codeOf(group))
    clock.advance(1)
    await join(third, codeOf(group))
    return { admin, second, third, group, id: group.id }
  }
  return { create, join, list, seen, leave, act, link, three }
}

/** The code of a family as one of its grown-ups sees it. */
export const codeOf = (group: FamilyGroupView): string => group.inviteCode!
