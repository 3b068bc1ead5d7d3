import type { Publishable } from '#domain/content/scheduled.ts'
import type { Sql } from '#services/database/db.ts'

/** Whether members see a document, and for when its next change of that is planned. */
export type Publishing = { isPublished: boolean; plannedAt: Date | null }

const tables: Readonly<Record<Publishable, string>> = {
  'motivational-content': 'motivational_content',
  'journal-prompts': 'journal_prompts',
}

/** Returns of documents of one collection, by id, whether they are published or planned. */
export async function publishingOf(
  sql: Sql,
  slug: Publishable,
  ids: readonly string[],
): Promise<Map<string, Publishing>> {
  const rows = await sql.query<{ id: string; is_published: boolean; planned_at: Date | null }>(
    `select d.id, d._status = 'published' as is_published, (
       select min(j.wait_until) from payload_jobs j
       where j.task_slug = 'schedulePublish' and j.completed_at is null and j.has_error is not true
         and j.input -> 'doc' ->> 'relationTo' = $2 and j.input -> 'doc' ->> 'value' = d.id::text) as planned_at
     from ${tables[slug]} d where d.id = any($1::uuid[])`,
    [ids, slug],
  )
  return new Map(rows.map((row) => [row.id, { isPublished: row.is_published, plannedAt: row.planned_at }]))
}
