import type { Actor } from '#domain/access/actor.ts'
import { appealsApi, type OwnDecision } from '#domain/moderation/appealsApi.ts'
import { isAppealable, STRIKE_DAYS } from '#domain/moderation/ladder.ts'
import { APPEAL_DAYS } from '#domain/moderation/queue.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { nameOfSubject } from '../names/nameSubject.ts'
import { lockedItem, type ItemRow } from './itemRow.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Row = ItemRow & { words: string | null; until: Date | null; appeal: OwnDecision['appeal'] }

/** Decisions about one member that the member was notified of. */
const OWN = `
select i.*, s.expires_at as until,
  (select m.message from chat_messages m where i.subject_kind = 'message' and m.id::text = i.subject_id and m.user_id = i.user_id) as words,
  (select json_build_object('message', a.message, 'state', a.state, 'reply', a.reply,
    'createdAt', to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'answeredAt', to_char(a.answered_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from moderation_appeals a where a.item_id = i.id) as appeal
from moderation_items i left join sanctions s on s.id::text = i.sanction
where i.user_id = $1 and i.state = 'decided' and i.settled_at is not null and i.action <> 'approve'
  and i.decided_at > $2::timestamptz - interval '${STRIKE_DAYS} days'
order by i.decided_at desc, i.id limit 100`

const appealUntil = (item: ItemRow): Date => new Date(item.decided_at!.getTime() + APPEAL_DAYS * 86_400_000)
const canAppeal = (item: ItemRow): boolean => item.reversed_at === null && isAppealable(item.action!)

/** What moderators decided about the caller, the latest first. */
export async function ownDecisions({ db, clock }: Parts, actor: Actor): Promise<OwnDecision[]> {
  const now = clock.now()
  return (await db.query<Row>(OWN, [actor.id, now])).map((row) => ({
    id: row.id,
    action: row.action!,
    source: row.source,
    category: row.category,
    words: row.words ?? nameOfSubject(row)?.username ?? null,
    note: row.note,
    decidedAt: row.decided_at!.toISOString(),
    until: row.until?.toISOString() ?? null,
    isReversed: row.reversed_at !== null,
    appealUntil: appealUntil(row).toISOString(),
    mayAppeal: canAppeal(row) && row.appeal === null && now <= appealUntil(row),
    appeal: row.appeal,
  }))
}

/**
 * Stores the caller's objection to a decision about them. @throws OperationError 404 for any other decision,
 * `desk.error.appealed`, `desk.error.appeal_over`
 */
export async function appealDecision(
  { db, clock }: Parts,
  actor: Actor,
  { id, message }: { id: string; message: string },
): Promise<void> {
  const now = clock.now()
  await db.tx(async (sql) => {
    const item = await lockedItem(sql, id)
    if (item.user_id !== actor.id || !item.settled_at || !canAppeal(item))
      throw new OperationError('common.error.not_found')
    if (now > appealUntil(item)) throw operationErrorOf(appealsApi.appeal, 'desk.error.appeal_over')
    const [stored] = await sql.query(
      `insert into moderation_appeals (id, item_id, user_id, message, state, created_at, updated_at)
       values ($1, $2, $3, $4, 'open', $5, $5) on conflict (item_id) do nothing returning id`,
      [newId(), id, actor.id, message, now],
    )
    if (!stored) throw operationErrorOf(appealsApi.appeal, 'desk.error.appealed')
  })
}
