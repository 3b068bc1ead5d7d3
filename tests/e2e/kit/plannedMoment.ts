import pg from 'pg'

/**
 * Brings the moment of everything planned to now and has the worker look at once. Without the database's address
 * (journeys against a product that is up already) it comes by itself, within two minutes.
 */
export async function bringPlannedMoment(): Promise<void> {
  const connectionString = process.env.E2E_DATABASE_URL
  if (!connectionString) return
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update payload_jobs set wait_until = now() where wait_until > now() and task_slug = 'schedulePublish'`,
    )
    if (!rowCount) throw new Error('nothing is planned')
    await client.query(`select graphile_worker.add_job('ops.publishScheduled')`)
  } finally {
    await client.end()
  }
}
