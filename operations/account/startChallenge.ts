import { CHALLENGE_MINUTES } from '#domain/account/signInPolicy.ts'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import type { Client } from './client.ts'

/** Remembers for a few minutes that only the second factor is missing. Gives the secret for the browser's cookie. */
export async function startChallenge(
  sql: Sql,
  { userId, client, now }: { userId: string; client: Client; now: Date },
): Promise<string> {
  const token = newToken()
  const until = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await sql.query(
    `insert into sign_in_challenges (id, user_id, token_hash, device_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now(), now())`,
    [newId(), userId, hashToken(token), client.deviceId ?? null, until],
  )
  return token
}
