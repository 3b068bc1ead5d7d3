import { onboardingApi } from '#domain/onboarding/api.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** What a guardian sees from the link in the mail. `since` is when they agreed, or were asked. */
export type GuardianPage = {
  status: 'pending' | 'verified' | 'revoked'
  childFirstName: string | null
  since: string | null
}
type Row = {
  status: GuardianPage['status']
  first_name: string | null
  created_at: Date
  verified_at: Date | null
  revoked_at: Date | null
}

/** Reads the page behind a link. @throws Failure `onboarding.error.link_unknown` */
export async function guardianPage(sql: Sql, token: string): Promise<GuardianPage> {
  const [row] = await sql.query<Row>(
    `select g.status, p.first_name, g.created_at, g.verified_at, g.revoked_at
     from guardian_links g join profiles p on p.id = g.child_id where g.page_token_hash = $1`,
    [hashToken(token)],
  )
  if (!row) throw failureOf(onboardingApi.guardianPage, 'onboarding.error.link_unknown')
  const since = { pending: row.created_at, verified: row.verified_at, revoked: row.revoked_at }[row.status]
  // Whoever said no has no need of the name any more.
  const childFirstName = row.status === 'revoked' ? null : row.first_name
  return { status: row.status, childFirstName, since: since?.toISOString() ?? null }
}
