import type { Actor } from '#domain/access/actor.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import type { triviaApi } from '#domain/trivia/api.ts'
import { BREAK_SECONDS } from '#domain/trivia/figures.ts'
import type { BreakView } from '#domain/trivia/views.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { clipsFor } from './breaks/clipsFor.ts'
import { statement } from '#services/database/statement.ts'

const upsertBreak = statement(
  `insert into trivia_break_progress as b (id, user_id, week_key, break_position, seconds_watched, started_at, created_at, updated_at)
   select $id::uuid, p.user_id, p.week_key, $position::numeric, 0, $now::timestamptz, $now, $now
   from trivia_session_progress p where p.user_id = $userId::uuid and p.week_key = $weekKey::text and p.session_number = $position
   on conflict (user_id, week_key, break_position) do update set updated_at = $now,
     seconds_watched = greatest(b.seconds_watched, least($seconds::int, ceil(extract(epoch from $now - b.started_at)))),
     completed = b.completed or least($seconds, ceil(extract(epoch from $now - b.started_at))) >= $duration::int,
     completed_at = coalesce(b.completed_at,
       case when least($seconds, ceil(extract(epoch from $now - b.started_at))) >= $duration then $now end)
   returning break_position as position, seconds_watched as seconds, completed`,
  'trivia-break',
)

/**
 * Stores how far the caller saw or read a break after a session they finished: never more seconds than the server's
 * clock saw since the first call.
 * @throws OperationError `common.error.not_found` before the session is finished
 */
export async function watchBreak(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { weekKey, position, seconds }: HandlerInput<typeof triviaApi.watchBreak>['body'],
): Promise<BreakView> {
  const clip = (await clipsFor(db, actor, weekKey)).find((one) => one.position === position)
  // Which of the two videos was seen is unknown; the shorter one counts.
  const duration = clip && Math.min(clip.seconds, clip.foreign?.seconds ?? clip.seconds)
  const [stored] = await upsertBreak<BreakView>(db, {
    id: newId(),
    userId: actor.id,
    weekKey,
    position,
    seconds,
    duration: duration ?? BREAK_SECONDS,
    now: clock.now(),
  })
  if (!stored) throw new OperationError('common.error.not_found')
  return stored
}
