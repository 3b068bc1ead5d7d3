import type { Actor } from '#domain/access/actor.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { finishedSessions, streakOf } from './finishedSessions.ts'
import { playOf, type PlayKey } from './playOf.ts'
import { storeProgress } from './storeProgress.ts'

/**
 * Ends a session of the caller and gives its points and their streak.
 * @throws OperationError `common.error.not_found` for one they did not begin, `trivia.error.unfinished` while a
 * question has no answer
 */
export async function finishPlay({ db, clock }: Pick<Services, 'db' | 'clock'>, actor: Actor, key: PlayKey) {
  await playOf(db, actor, key)
  // The tenth answer does this too; a process that ended between the two leaves it to this call.
  await storeProgress(db, actor.id, key, clock.now())
  const finished = await finishedSessions(db, actor.id, key.weekKey)
  const sessions = finished.filter(({ weekKey }) => weekKey === key.weekKey)
  const done = sessions.find(({ number }) => number === key.session)
  if (!done) throw operationErrorOf(triviaApi.finish, 'trivia.error.unfinished')
  return {
    score: done.score,
    streak: streakOf(finished, key.weekKey),
    isWeekendDone: sessions.length === TRIVIA_SESSIONS,
  }
}
