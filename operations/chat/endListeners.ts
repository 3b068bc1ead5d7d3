import { readMembers } from '#operations/account/readActor.ts'
import type { Services } from '#services'
import { cutOff, LISTENING_HOURS } from './cutOff.ts'
import { accessOf } from './roomsNow.ts'

/**
 * Ends the connections of members who were in rooms lately and may not enter any more. A pause of all rooms ends none:
 * it passes, and the channels are silent.
 * @returns how many members
 */
export async function endListeners(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'realtime'>,
): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const listeners = await db.query<{ user_id: string }>(
    `select distinct user_id from chat_room_visits where seen_at > $1::timestamptz - interval '${LISTENING_HOURS} hours'`,
    [now],
    'chat-listeners',
  )
  const ids = listeners.map(({ user_id }) => user_id)
  const members = await readMembers(db, ids, now)
  let ended = 0
  for (const member of members) {
    const access = await accessOf(services, member)
    if (access.allowed || access.reason === 'paused' || access.reason === 'off_shift') continue
    if (await cutOff(services, member.id)) ended += 1
  }
  return ended
}
