import type { Actor } from '#domain/access/actor.ts'
import { TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import type { TriviaCardView } from '#domain/trivia/cardApi.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import { finishedSessions, streakOf } from './finishedSessions.ts'
import { publishedSession } from './publishedSession.ts'
import { weekInGrace, weekNow } from './weekNow.ts'

/** Where trivia stands for the caller, by their own clock; null while it is switched off. */
export async function triviaCard(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<TriviaCardView | null> {
  if (!(await isOn(services.db, 'ff.trivia'))) return null
  return (await standing(services, actor)).card
}

/** The card, and the language of the questions. */
export async function standing(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ card: TriviaCardView; language: string | null }> {
  const { db } = services
  const current = await weekNow(services, actor)
  const { weekKey, isOpen, opensAt, closesAt, allWeek } =
    (await weekInGrace(services, actor, current)) ?? current
  const [published, finished] = await Promise.all([
    publishedSession(db, actor, weekKey),
    finishedSessions(db, actor.id, weekKey),
  ])
  const sessions = finished.filter((session) => session.weekKey === weekKey)
  const hasPlayed = sessions.length >= TRIVIA_SESSIONS
  return {
    language: published?.locale ?? null,
    card: {
      state: !isOpen ? 'off_day' : hasPlayed ? 'played' : published ? 'not_played' : 'no_session',
      weekKey,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      allWeek,
      sessions: sessions.map(({ number, score }) => ({ number, score })),
      streak: streakOf(finished, weekKey),
    },
  }
}
