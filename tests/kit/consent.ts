import { FIRST_VERSION, legalDocuments } from '#domain/legal/documents.ts'
import type { Sql } from '#services/database/db.ts'

/** The first version of each document, as `profiles` keeps it. */
export const FIRST_CONSENT = JSON.stringify(
  Object.fromEntries(legalDocuments.map((name) => [name, FIRST_VERSION])),
)

/** Gives a member who signed up, or a child whose guardian is another one now, a consent that is current. */
export const consented = (sql: Sql, id: string) =>
  sql.query(
    'update profiles set legal_consents = $2, parental_box_at = now(), parental_confirmed_at = now() where id = $1',
    [id, FIRST_CONSENT],
  )
