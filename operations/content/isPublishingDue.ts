import type { Sql } from '#services/database/db.ts'

/** Which planned changes are due at `$1`. One without a moment is due at once; one that failed for good never is. */
const DUE = `task_slug = 'schedulePublish' and completed_at is null and has_error is not true
  and (wait_until is null or wait_until <= $1)`

/** Is any planned change of content due? */
export async function isSomethingPlannedDue(sql: Sql, now: Date): Promise<boolean> {
  return (await sql.query(`select 1 from payload_jobs where ${DUE} limit 1`, [now])).length > 0
}
