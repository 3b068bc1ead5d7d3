import type { Services } from '#services'

/** Connections that are ended at the same time: the hosted service takes one call for each member. */
const AT_ONCE = 20
// Who was here last is most likely to listen now.
const LIVE = `
select user_id as id from sessions where expires_at > $1 group by user_id order by max(last_seen_at) desc`

/**
 * Ends the live connections of every member with a session, those who were here last first. A browser comes back at
 * once and is let in again only with a current consent, which the sign-in of a connection asks for. Source:
 * docs/rules/legal.md C-11.
 */
export async function endConnections(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  signal: AbortSignal,
): Promise<void> {
  const members = (await db.query<{ id: string }>(LIVE, [clock.now()])).values()
  const endNext = async () => {
    // The lines share one iterator: each takes the next member.
    for (const { id } of members) {
      signal.throwIfAborted()
      await realtime.terminate(id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, endNext))
}
