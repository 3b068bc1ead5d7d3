import type { BreakVideo } from '#domain/trivia/breaksApi.ts'
import type { Sql } from '#services/database/db.ts'

const COLUMNS = `id, week_key as "weekKey", break_position::int as position, locale, title, tip_content as tip,
  duration_seconds::int as seconds, source, state, age_groups as "ageGroups", channel_name as channel,
  coalesce('https://www.youtube.com/watch?v=' || youtube_video_id, video_url, '') as link`

/** The newest break videos, by weekend and then by when they were found. */
export const latestBreaks = (sql: Sql, most: number): Promise<BreakVideo[]> =>
  sql.query<BreakVideo>(
    `select ${COLUMNS} from trivia_break_videos order by week_key desc, created_at desc, id limit $1`,
    [most],
    'trivia-breaks-latest',
  )

/** One break video, or undefined. */
export async function breakRow(sql: Sql, id: string): Promise<BreakVideo | undefined> {
  const [row] = await sql.query<BreakVideo>(`select ${COLUMNS} from trivia_break_videos where id = $1`, [id])
  return row
}
