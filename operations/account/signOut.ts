import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

/** Ends the session behind a token, and the sign-in behind a challenge. Nothing to end is fine too. */
export async function signOut(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  { token, challenge }: { token?: string; challenge?: string },
): Promise<void> {
  if (challenge)
    await db.query('delete from sign_in_challenges where token_hash = $1', [hashToken(challenge)])
  if (!token) return
  const [ended] = await db.query<{ user_id: string }>(
    'delete from sessions where token_hash = $1 returning user_id',
    [hashToken(token)],
  )
  if (ended) void realtime.terminate(ended.user_id)
}
