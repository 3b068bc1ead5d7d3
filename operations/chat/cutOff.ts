import type { Services } from '#services'

/** Hours for which a permission to join a room's channel is taken as used. */
export const LISTENING_HOURS = 24

/**
 * Ends the live connections of a member who may listen to a room, once: who never joined one keeps theirs, and what
 * comes back later is decided then. Never rejects.
 */
export async function cutOff(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: string,
): Promise<boolean> {
  const listened = await db
    .query(
      `update chat_room_visits set seen_at = $2::timestamptz - interval '${LISTENING_HOURS} hours'
       where user_id = $1 and seen_at > $2::timestamptz - interval '${LISTENING_HOURS} hours' returning 1`,
      [userId, clock.now()],
      'chat-cut-off',
    )
    // The job of each minute looks again.
    .catch(() => [])
  if (listened.length > 0) await realtime.terminate(userId)
  return listened.length > 0
}
