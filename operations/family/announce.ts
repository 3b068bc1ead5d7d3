import { FAMILIES_CHANGED, familyChannel, type FamilyEvent } from '#domain/family/events.ts'
import type { Services } from '#services'

type Realtime = Services['realtime']

/** Tells the members of a family, after the change is stored. */
export const tellFamily = (realtime: Realtime, event: FamilyEvent): Promise<void> =>
  realtime.publish(familyChannel(event.data.familyId), event.name, event.data)

/** Tells the members that something changed which only the server may tell each of them. */
export const tellChanged = (realtime: Realtime, familyId: string): Promise<void> =>
  tellFamily(realtime, { name: 'family-changed', data: { familyId } })

/** Tells one person that their families are others now. */
export const tellPerson = (realtime: Realtime, userId: string): Promise<void> =>
  realtime.publish(`private-user-${userId}`, FAMILIES_CHANGED, {})

/**
 * Tells the person that they are out, then ends their connections: a listener cannot be put out of one channel alone, and
 * pages connect again by themselves to what is still theirs.
 */
export async function putOut(realtime: Realtime, userId: string): Promise<void> {
  await tellPerson(realtime, userId)
  await realtime.terminate(userId)
}
