import pg from 'pg'

/**
 * Brings the stored request of an account seven days back and has the worker look at once.
 * @returns false without the database's address (journeys against a product that is up already)
 */
export async function bringDeletionBack(email: string): Promise<boolean> {
  const connectionString = process.env.E2E_DATABASE_URL
  if (!connectionString) return false
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update account_deletions set requested_at = requested_at - interval '7 days', erase_at = now()
       where erased_at is null and user_id in (select id from users where email = $1)`,
      [email],
    )
    if (!rowCount) throw new Error('no deletion is planned')
    await client.query(`select graphile_worker.add_job('account.erase')`)
    return true
  } finally {
    await client.end()
  }
}

/** Whether an account has this address. */
export async function hasAccount(email: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return Boolean((await client.query('select 1 from users where email = $1', [email])).rowCount)
  } finally {
    await client.end()
  }
}
