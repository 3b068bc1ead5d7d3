import { FAMILIES_CHANGED, type FamilyEvent } from '#domain/family/events.ts'
import type { Services } from '#services'

type Realtime = Services['realtime']
type Parts = Pick<Services, 'db' | 'realtime'>

/**
 * The members who get events: not people who wait, nor minors without a verified guardian (`mayMeet` of
 * `domain/guardians/consentLevels.ts`).
 */
const LISTENERS = `
select m.user_id from family_members m join profiles p on p.id = m.user_id
where m.family_id = $1 and m.role <> 'waiting' and (p.age_group is null or p.age_group in ('adult', 'elder')
  or exists (select 1 from guardian_links g where g.child_id = m.user_id and g.status = 'verified'))`

/**
 * Notifies the members of a family, after the change is stored. Reads the members now, not when a connection began: a
 * member who is out, or whose consent ended, hears nothing any more. Waits for that query only; never rejects.
 */
export async function publishToFamily({ db, realtime }: Parts, event: FamilyEvent): Promise<void> {
  const members = await db
    .query<{ user_id: string }>(LISTENERS, [event.data.familyId], 'family-listeners')
    // The change is stored; an event only saves a wait.
    .catch(() => [])
  void realtime.publish(
    members.map(({ user_id }) => `private-user-${user_id}`),
    event.name,
    event.data,
  )
}

/** Publishes to each member that something changed which only the server may send them. */
export const publishChanged = (parts: Parts, familyId: string): Promise<void> =>
  publishToFamily(parts, { name: 'family-changed', data: { familyId } })

/** Tells one person that their families are others now. */
export const publishToPerson = (realtime: Realtime, userId: string): Promise<void> =>
  realtime.publish(`private-user-${userId}`, FAMILIES_CHANGED, {})
