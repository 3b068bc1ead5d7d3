import type { Actor } from '#domain/access/actor.ts'
import { hoursOf, TRIVIA_GRACE_MS, triviaWeek, weekBefore, type TriviaWeek } from '#domain/trivia/week.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'

type WeekNow = TriviaWeek & { allWeek: boolean; now: Date }

/** The weekend that counts now by the caller's clock, and whether it stays open up to Friday. */
export async function weekNow({ db, clock }: Pick<Services, 'db' | 'clock'>, actor: Actor): Promise<WeekNow> {
  const allWeek = await isOn(db, 'ff.trivia_all_week')
  const now = clock.now()
  return { ...triviaWeek(now, actor.timeZone, { allWeek }), allWeek, now }
}

/** When any weekend opens and closes by the caller's clock. */
export async function hoursFor({ db }: Pick<Services, 'db'>, actor: Actor, weekKey: string) {
  return hoursOf(weekKey, actor.timeZone, { allWeek: await isOn(db, 'ff.trivia_all_week') })
}

/**
 * The weekend that has just closed, while the caller may still finish a session of it. Source: docs/rules/trivia.md
 * grace-hour.
 */
export async function weekInGrace(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { weekKey: next, isOpen, allWeek, now }: WeekNow,
): Promise<WeekNow | undefined> {
  if (isOpen) return undefined
  const weekKey = weekBefore(next)
  const { opensAt, closesAt } = hoursOf(weekKey, actor.timeZone)
  const graceEnds = new Date(closesAt.getTime() + TRIVIA_GRACE_MS)
  if (now < closesAt || now >= graceEnds) return undefined
  const open = await db.query(
    `select 1 from trivia_plays p where user_id = $1 and week_key = $2 and begun_at < $3 and not exists (
       select 1 from trivia_session_progress f
       where f.user_id = p.user_id and f.week_key = p.week_key and f.session_number = p.session_number)`,
    [actor.id, weekKey, closesAt],
  )
  return open.length > 0 ? { weekKey, isOpen: true, opensAt, closesAt: graceEnds, allWeek, now } : undefined
}
