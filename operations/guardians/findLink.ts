import type { Actor } from '#domain/access/actor.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { lockChild } from './lockChild.ts'

/** A link between a child and the guardian who agreed. */
export type GuardianLink = {
  id: string
  child_id: string
  guardian_email: string
  guardian_id: string | null
  status: 'pending' | 'contact' | 'verified' | 'revoked'
  /** The language of mails about it. */
  language: string | null
}
/** How a link is meant: by the secret of a mailed page, or by its id, in a session. */
export type LinkRef = { token: string } | { link: string; as: Actor }

/** A link with everything about its child held still. It is read again after the wait: it may have changed. */
export async function lockedLink(sql: Sql, ref: LinkRef): Promise<GuardianLink | undefined> {
  const read = () =>
    sql.query<GuardianLink>(
      `select id, child_id, guardian_email, guardian_id, status, language from guardian_links
       where ${'token' in ref ? 'page_token_hash' : 'id'} = $1`,
      ['token' in ref ? hashToken(ref.token) : ref.link],
    )
  const [seen] = await read()
  if (!seen) return undefined
  await lockChild(sql, seen.child_id)
  const [link] = await read()
  return link
}
