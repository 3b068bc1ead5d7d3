import { voiceApi } from '#domain/journal/voiceApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/** What counts as the guardian's yes: it was said since the present consent, and not taken back. */
export const IS_AGREED = `g.status = 'verified' and coalesce(g.transcription_agreed_at >= g.verified_at, false)`

type Child = { link: string; firstName: string | null; isAgreed: boolean }

/** Returns the children of a guardian's account, and for which of them a machine may write voice notes down. */
export async function childTranscription(sql: Sql, guardianId: string): Promise<Child[]> {
  return sql.query<Child>(
    `select g.id as link, p.first_name as "firstName", ${IS_AGREED} as "isAgreed" from guardian_links g
     join users u on u.id = g.child_id and u.disabled_at is null join profiles p on p.id = u.id
     where g.guardian_id = $1 and g.status = 'verified' and p.age_group in ('child', 'teen') order by g.verified_at, g.id`,
    [guardianId],
  )
}

/**
 * Keeps a guardian's yes or no to a machine that writes the child's voice notes down.
 * @throws OperationError `onboarding.error.link_unknown` for a child that is not theirs, as for one that does not exist
 */
export async function agreeToTranscription(
  sql: Sql,
  guardianId: string,
  { link, isAgreed, now }: { link: string; isAgreed: boolean; now: Date },
): Promise<void> {
  const changed = await sql.query(
    `update guardian_links set transcription_agreed_at = case when $3 then greatest($4::timestamptz, verified_at) end, updated_at = $4
     where id = $1 and guardian_id = $2 and status = 'verified' returning id`,
    [link, guardianId, isAgreed, now],
  )
  if (changed.length === 0)
    throw operationErrorOf(voiceApi.agreeToTranscription, 'onboarding.error.link_unknown')
}
