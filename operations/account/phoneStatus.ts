import type { Actor } from '#domain/access/actor.ts'
import type { Sql } from '#services/database/db.ts'
import type { Env } from '#services/env.ts'

/** Why a member cannot add a phone. */
export type PhoneBlock = 'child' | 'unverified_email' | 'no_texts'

/**
 * Children have no phone here (we keep as little of them as we can); an unconfirmed address could belong to another
 * person else, who would then find a stranger's phone on the account; and without a provider or a mailbox no text
 * arrives.
 */
export function phoneBlock(
  actor: Actor,
  { SMS_URL, SMTP_URL }: Pick<Env, 'SMS_URL' | 'SMTP_URL'>,
): PhoneBlock | null {
  if (actor.ageGroup === null || actor.ageGroup === 'child') return 'child'
  if (SMS_URL === undefined && SMTP_URL !== undefined) return 'no_texts'
  return actor.emailVerified ? null : 'unverified_email'
}

/** The verified phone of a person. */
export async function phoneOf(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql.query<{ phone: string | null }>('select phone from users where id = $1', [userId])
  return row?.phone ?? null
}
