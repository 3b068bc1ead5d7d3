import type { Sql } from '#services/database/db.ts'

/**
 * Ends the sessions of a person, but for one, and every sign-in that still waits for its second factor. Gives how many
 * ended. The caller ends the live connections after its commit (`realtime.terminate`).
 */
export async function endSessions(
  sql: Sql,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  await sql.query('delete from sign_in_challenges where user_id = $1', [userId])
  const ended = await sql.query<{ live: boolean }>(
    'delete from sessions where user_id = $1 and id is distinct from $2 returning expires_at > now() as live',
    [userId, except ?? null],
  )
  return ended.filter(({ live }) => live).length
}
