import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { ROOMS_CHANGED } from '#domain/chat/events.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { lockedLink, type LinkRef } from './findLink.ts'
import { isChildsDevice, requireNoMinor, type Visitor } from './visitor.ts'

/**
 * A guardian who said yes themselves says yes to rooms, or takes it back; from a device of the child only the latter.
 * Taken back it counts on the child's next request, and the child's connections end. Said twice it changes nothing.
 * Source: docs/rules/chat.md D-205.
 * @throws OperationError `onboarding.error.link_unknown`, `.guardian_child_here`, `.guardian_minor`,
 * `.guardian_not_verified`
 */
export async function agreeToRooms(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
  { isAgreed, visitor }: { isAgreed: boolean; visitor: Visitor },
): Promise<void> {
  requireNoMinor(visitor)
  const now = clock.now()
  const childId = await db.tx(async (sql) => {
    const link = await lockedLink(sql, ref)
    if (!link || link.status === 'revoked' || ('as' in ref && link.guardian_id !== ref.as.id))
      throw operationErrorOf(guardianApi.agreeToRooms, 'onboarding.error.link_unknown')
    if (link.status !== 'verified')
      throw operationErrorOf(guardianApi.agreeToRooms, 'onboarding.error.guardian_not_verified')
    if (isAgreed && (await isChildsDevice(sql, link.child_id, visitor)))
      throw operationErrorOf(guardianApi.agreeToRooms, 'onboarding.error.guardian_child_here')
    await sql.query(
      `update guardian_links set rooms_agreed_at = case when $2 then coalesce(rooms_agreed_at, $3) end, updated_at = $3 where id = $1`,
      [link.id, isAgreed, now],
    )
    return link.child_id
  })
  void realtime.publish(`private-user-${childId}`, ROOMS_CHANGED, {}).then(() => {
    if (!isAgreed) return realtime.terminate(childId)
  })
}
