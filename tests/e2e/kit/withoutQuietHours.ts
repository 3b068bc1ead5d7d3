import pg from 'pg'

/** Lets a demo person be written to at any hour, so that a journey does not depend on when it runs. */
export async function withoutQuietHours(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  try {
    await client.query(
      `update notification_preferences set quiet_enabled = false
       where user_id = (select id from users where email = $1)`,
      [email],
    )
  } finally {
    await client.end()
  }
}
