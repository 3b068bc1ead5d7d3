import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'

/** The id of the foreign video of a journey, as YouTube writes them. */
export const newVideoId = (): string => randomUUID().replaceAll('-', '').slice(0, 11)

async function inDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Puts the signed-in member of a page into the break after session 1 of their weekend. Returns the weekend. */
export async function beginBreak(page: Page): Promise<string> {
  const json = async (path: string) => (await (await page.request.get(path)).json()) as unknown
  const { person } = (await json('/api/me')) as { person: { id: string } }
  const { weekKey } = (await json('/api/trivia/weekend')) as { weekKey: string }
  const key = [randomUUID(), person.id, weekKey]
  await inDatabase(async (client) => {
    await client.query(
      'delete from trivia_session_progress where user_id = $1 and week_key = $2',
      key.slice(1),
    )
    await client.query('delete from trivia_break_progress where user_id = $1 and week_key = $2', key.slice(1))
    await client.query(
      `insert into trivia_session_progress (id, user_id, week_key, session_number, answers, score, completed_at)
       values ($1, $2, $3, 1, '[]', 70, now())`,
      key,
    )
    await client.query(
      `insert into trivia_break_progress (id, user_id, week_key, break_position, seconds_watched, completed, started_at)
       values ($1, $2, $3, 1, 0, false, now())`,
      key,
    )
  })
  return weekKey
}

/** Stores a video of YouTube that staff approved for the first break of a weekend, marked for all ages by mistake. */
export const approveVideo = (weekKey: string, videoId: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `insert into trivia_break_videos (id, week_key, break_position, state, source, age_groups, locale, title, tip_content,
         duration_seconds, youtube_video_id, channel_name, reviewed_at)
       values ($1, $2, 1, 'approved', 'youtube', '["child","teen","adult","elder"]', 'en', 'Slow breaths', 'Breathe.', 40, $3,
         'Calm', now())`,
      [randomUUID(), weekKey, videoId],
    )
  })

/** Takes the video away again: other journeys share the weekend. */
export const forgetVideo = (videoId: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query('delete from trivia_break_videos where youtube_video_id = $1', [videoId])
  })
