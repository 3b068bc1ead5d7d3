import type { Services } from '#services'

/** Days after which a screenshot goes, once its report is closed. */
export const CLOSED_DAYS = 30
/** Days after which it goes whatever became of the report: a picture of a screen may show more than its sender saw. */
export const ANY_DAYS = 180
const BATCH = 200

const OLD = `
delete from incident_screenshots where id = any(array(
  select s.id from incident_screenshots s
  left join incidents i on i.screenshot_id = s.id
  where s.created_at < $1::timestamptz - interval '${ANY_DAYS} days'
    or (i.id is null or i.status = 'closed') and coalesce(i.updated_at, s.created_at) < $1::timestamptz - interval '${CLOSED_DAYS} days'
  limit ${BATCH}))
returning filename as name, _objectkey as folder`

/** Removes screenshots that are needed no more, rows and files; the reports stay. Safe to repeat and to interrupt. */
export async function pruneScreenshots(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  let removed = 0
  for (let found = BATCH; found === BATCH && !signal?.aborted;) {
    // When a file cannot be removed its row stays too: a file without a row would never be found again.
    found = await db.tx(async (sql) => {
      const rows = await sql.query<{ name: string | null; folder: string | null }>(OLD, [now])
      for (const { name, folder } of rows)
        if (name) await files.remove({ collection: 'incident-screenshots', name, folder })
      return rows.length
    })
    removed += found
  }
  return removed
}
