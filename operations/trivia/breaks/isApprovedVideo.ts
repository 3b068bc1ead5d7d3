import type { Sql } from '#services/database/db.ts'

/** Whether staff approved a video of YouTube for any break. */
export async function isApprovedVideo(sql: Sql, videoId: string): Promise<boolean> {
  const found = await sql.query(
    `select 1 from trivia_break_videos where youtube_video_id = $1 and source = 'youtube' and state = 'approved' limit 1`,
    [videoId],
    'trivia-break-approved',
  )
  return found.length > 0
}
