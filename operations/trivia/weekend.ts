import type { Actor } from '#domain/access/actor.ts'
import type { BreakView, ClipView, WeekendView } from '#domain/trivia/views.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { standing } from './card.ts'

/** The weekend as the player shows it: where the caller stands, its breaks, and how it moves. */
export async function weekend(services: Pick<Services, 'db' | 'clock'>, actor: Actor): Promise<WeekendView> {
  const { db } = services
  const { card, language } = await standing(services, actor)
  const [clips, breaks, animations] = await Promise.all([
    clipsOf(db, card.weekKey, language ?? 'en'),
    breaksOf(db, actor.id, card.weekKey),
    wantsAnimations(db, actor.id),
  ])
  return { ...card, language, clips, breaks, animations }
}

/** Clips we host: what others host sets cookies, so no member is sent there without asking. */
const clipsOf = (sql: Sql, weekKey: string, locale: string): Promise<ClipView[]> =>
  sql.query(
    `select distinct on (break_position) break_position as position, title, tip_content as tip, duration_seconds as seconds,
       case when video_url like '/%' then video_url end as video, case when captions_url like '/%' then captions_url end as captions
     from trivia_break_videos where week_key = $1 and locale in ($2, 'en') order by break_position, locale = $2 desc`,
    [weekKey, locale],
    'trivia-clips',
  )

const breaksOf = (sql: Sql, userId: string, weekKey: string): Promise<BreakView[]> =>
  sql.query(
    `select break_position as position, seconds_watched as seconds, completed from trivia_break_progress
     where user_id = $1 and week_key = $2 order by break_position`,
    [userId, weekKey],
    'trivia-breaks',
  )

async function wantsAnimations(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql.query<{ animations_enabled: boolean }>(
    'select animations_enabled from trivia_settings where user_id = $1',
    [userId],
    'trivia-settings',
  )
  return row?.animations_enabled ?? true
}
