import type { Actor } from '#domain/access/actor.ts'
import type { DeskOverview } from '#domain/trivia/deskApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'

const COUNTS = `
select (select count(*) from trivia_questions) as questions, (select count(*) from trivia_rounds) as rounds`

/** What the trivia desk counts. @throws OperationError 403 without the permission `content.write` */
export async function deskOverview(sql: Sql, actor: Actor): Promise<DeskOverview> {
  requirePermission(actor, 'content.write')
  const [counts] = await sql.query<DeskOverview['counts']>(COUNTS)
  return { counts: counts! }
}
