import type { Sql } from '#services/database/db.ts'

/**
 * Makes everything that ties children to accounts, or unties them, come one after the other until the transaction ends.
 * Such changes touch the rows of two people; taken before any row, this keeps them from waiting for each other in a
 * circle. They are rare, so one lock for all is enough.
 */
export async function lockGuardianship(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('guardianship'))`)
}
