import type { Actor } from '#domain/access/actor.ts'
import type { BreakView, WeekendView } from '#domain/trivia/views.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { clipsFor } from './breaks/clipsFor.ts'
import { standing } from './card.ts'

/** The weekend as the player shows it: where the caller stands, its breaks, and how it moves. */
export async function weekend(services: Pick<Services, 'db' | 'clock'>, actor: Actor): Promise<WeekendView> {
  const { db } = services
  const { card, language } = await standing(services, actor)
  const [clips, breaks, settings] = await Promise.all([
    clipsFor(db, actor, card.weekKey),
    breaksOf(db, actor.id, card.weekKey),
    settingsOf(db, actor.id),
  ])
  return { ...card, language, clips, breaks, ...settings }
}

const breaksOf = (sql: Sql, userId: string, weekKey: string): Promise<BreakView[]> =>
  sql.query(
    `select break_position as position, seconds_watched as seconds, completed from trivia_break_progress
     where user_id = $1 and week_key = $2 order by break_position`,
    [userId, weekKey],
    'trivia-breaks',
  )

async function settingsOf(sql: Sql, userId: string): Promise<Pick<WeekendView, 'animations' | 'passPhone'>> {
  const [row] = await sql.query<Pick<WeekendView, 'animations' | 'passPhone'>>(
    'select animations_enabled as animations, pass_phone_enabled as "passPhone" from trivia_settings where user_id = $1',
    [userId],
    'trivia-settings',
  )
  return row ?? { animations: true, passPhone: false }
}
