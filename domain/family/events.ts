import { z } from 'zod/mini'
import { familyRoles, type FamiliesView } from './schema.ts'

/**
 * Sent on `private-user-<id>` of every member of a family after the change was stored; not to who asked to join. No
 * names and no codes travel: what only the server may tell (`family-changed`: a member joined or asked, another name,
 * another code) is fetched, and the fetch asks who is asking.
 */
export const FamilyEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('family-changed'), data: z.object({ familyId: z.string() }) }),
  z.object({
    name: z.literal('member-left'),
    data: z.object({ familyId: z.string(), userId: z.string() }),
  }),
  z.object({
    name: z.literal('role-changed'),
    data: z.object({ familyId: z.string(), userId: z.string(), role: z.enum(familyRoles) }),
  }),
])
export type FamilyEvent = z.output<typeof FamilyEvent>

/** Sent on `private-user-<id>`: the person was let in, taken out or got a no. Ask again. */
export const FAMILIES_CHANGED = 'families-changed'

/**
 * Applies an event to what `readerId` sees; the result equals fetching again, and applying twice changes nothing. Null:
 * only the server knows, fetch.
 */
export function applyFamilyEvent(
  state: FamiliesView,
  event: FamilyEvent,
  readerId: string,
): FamiliesView | null {
  const { familyId } = event.data
  if (event.name === 'family-changed') return null
  const { userId } = event.data
  if (event.name === 'member-left') {
    // A member who is out sees nothing of it any more.
    if (userId === readerId) return { ...state, groups: state.groups.filter(({ id }) => id !== familyId) }
    return inGroup(state, familyId, (group) => ({
      ...group,
      members: group.members.filter((member) => member.userId !== userId),
    }))
  }
  const { role } = event.data
  const known = state.groups
    .find(({ id }) => id === familyId)
    ?.members.some((member) => member.userId === userId)
  // A new role of the reader shows them more or less; of an unknown member, only the server can tell the rest.
  if (userId === readerId || !known) return null
  return inGroup(state, familyId, (group) => ({
    ...group,
    members: group.members.map((member) => (member.userId === userId ? { ...member, role } : member)),
  }))
}

type Group = FamiliesView['groups'][number]

const inGroup = (state: FamiliesView, familyId: string, change: (group: Group) => Group): FamiliesView => ({
  ...state,
  groups: state.groups.map((group) => (group.id === familyId ? change(group) : group)),
})
