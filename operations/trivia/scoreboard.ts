import type { Actor } from '#domain/access/actor.ts'
import { longestStreak } from '#domain/trivia/streak.ts'
import type { ScoreboardView } from '#domain/trivia/views.ts'
import type { Services } from '#services'
import { finishedSessions, playedWeeks, streakOf } from './finishedSessions.ts'
import { weekNow } from './weekNow.ts'

/** Weekends the scoreboard shows: half a year. */
const SHOWN = 26

/** The caller's own weekends, newest first, and their streak. */
export async function scoreboard(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<ScoreboardView> {
  const { weekKey } = await weekNow(services, actor)
  const finished = await finishedSessions(services.db, actor.id, weekKey)
  const played = playedWeeks(finished)
  return {
    weeks: played
      .toReversed()
      .slice(0, SHOWN)
      .map((week) => {
        const sessions = finished.filter((session) => session.weekKey === week)
        return {
          weekKey: week,
          sessions: sessions.length,
          score: sessions.reduce((sum, { score }) => sum + score, 0),
        }
      }),
    streak: streakOf(finished, weekKey),
    longest: longestStreak(played),
  }
}
