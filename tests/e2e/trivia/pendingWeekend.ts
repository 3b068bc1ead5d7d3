import type { Page } from '@playwright/test'
import pg from 'pg'

/** Takes one session of the coming weekend away, so that something is pending on every day of the week. */
export async function leaveOnePending(page: Page): Promise<void> {
  const answer = await page.request.get('/api/staff/trivia/generation')
  const { publishes } = (await answer.json()) as { publishes: string }
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  try {
    await client.query(
      `delete from trivia_weekly_sessions where week_key = $1 and age_group = 'elder' and locale = 'ar'`,
      [publishes],
    )
  } finally {
    await client.end()
  }
}
