import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { opsApi } from '#domain/ops/api.ts'
import { pageOf } from '#operations/analytics/pageOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

type Report = z.output<(typeof opsApi)['reportIssue']['body']>

/** Stores a report about the product. Reports of children and teens do not say whose they are. */
export async function reportIssue(
  sql: Sql,
  report: Report,
  { actor, now }: { actor: Actor | null; now: Date },
): Promise<void> {
  const author = actor && !isMinor(actor.ageGroup) ? actor.id : null
  await sql.query(
    `insert into incidents (id, kind, category, severity, description, user_id, page_url, status, created_at, updated_at)
     values ($1, 'bug', $2, 'low', $3, $4, $5, 'open', $6, $6)`,
    [
      newId(),
      report.category,
      report.description,
      author,
      report.pageUrl === undefined ? null : pageOf(report.pageUrl),
      now,
    ],
  )
}
