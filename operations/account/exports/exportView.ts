import type { ExportView } from '#domain/account/exportApi.ts'
import type { ExportState } from '#domain/account/exports.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  state: ExportState
  progress: number
  size: number | null
  created_at: Date
  expires_at: Date | null
  link: string | null
  name: string
  is_own: boolean
}

/** Copies one account sees: at most these, the latest. */
const ROWS = 10

// A guardian who is none any more sees nothing of what they asked for before. `$1` the caller, `$2` the present.
const READ = `
select e.id, case when e.state = 'ready' and e.expires_at <= $2 then 'expired' else e.state end as state,
  e.progress, e.size, e.created_at, e.expires_at, e.user_id = e.asked_by_id as is_own, g.id as link,
  coalesce(nullif(p.first_name, ''), p.username) as name
from data_exports e
left join guardian_links g on g.child_id = e.user_id and g.guardian_id = e.asked_by_id and g.status = 'verified'
join profiles p on p.id = e.user_id
where e.asked_by_id = $1 and (e.user_id = $1 or g.id is not null)`

/** Returns the copies an account asked for, newest first. */
export async function readExports(sql: Sql, askedBy: string, now: Date): Promise<ExportView[]> {
  const rows = await sql.query<Row>(
    `${READ} order by e.created_at desc, e.id desc limit ${ROWS}`,
    [askedBy, now],
    'exports',
  )
  return rows.map(exportView)
}

/** Returns one copy an account asked for; null when it is another's, or gone. */
export async function readExport(
  sql: Sql,
  { id, askedBy, now }: { id: string; askedBy: string; now: Date },
): Promise<ExportView | null> {
  const [row] = await sql.query<Row>(`${READ} and e.id = $3`, [askedBy, now, id], 'export-one')
  return row ? exportView(row) : null
}

const exportView = (row: Row): ExportView => ({
  id: row.id,
  child: row.is_own ? null : { link: row.link!, name: row.name },
  state: row.state,
  progress: row.progress,
  size: row.state === 'ready' ? row.size : null,
  askedAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})
