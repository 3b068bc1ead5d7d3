import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { PERSONAL_TIMES } from '#domain/chat/judgeMessage.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import { ringDesk } from '#operations/moderation/ringDesk.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import type { Assessed } from './assessMessage.ts'

type Stored = { actor: Actor; messageId: string; assessed: Assessed; now: Date }

/**
 * What follows a stored message, in the transaction that stores it: a held one waits for a moderator, danger leads to
 * help, an adult who often writes personal data is looked at, and what is urgent rings for who is on shift.
 * @returns the notified staff
 */
export async function followUp(
  sql: Sql,
  { actor, messageId, assessed, now }: Stored,
): Promise<NotificationSent[]> {
  const { verdict, danger, hasPersonal, isWatched } = assessed
  const item = { subjectKind: 'message', subjectId: messageId, userId: actor.id, now } as const
  if (verdict.kind === 'held') {
    const { category, severity } = verdict
    await queueItem(sql, { ...item, source: 'held_message', category, severity })
  } else if (hasPersonal && (await isOften(sql, actor.id, now)))
    await queueItem(sql, { ...item, source: 'held_message', category: 'personal_info', severity: 'low' })
  else if (isWatched)
    await queueItem(sql, { ...item, source: 'held_message', category: 'other', severity: 'low' })
  const notified = await answerDanger(sql, { actor, danger, source: 'room', now })
  // A minor's is a case, which rings by itself.
  if (verdict.kind !== 'held' || verdict.severity !== 'urgent' || isMinor(actor.ageGroup)) return notified
  return [...notified, ...(await ringDesk(sql, { except: [actor.id], now }))]
}

async function isOften(sql: Sql, userId: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `select from chat_messages where user_id = $1 and has_personal and created_at > $2::timestamptz - interval '7 days' limit ${PERSONAL_TIMES}`,
    [userId, now],
    'chat-personal',
  )
  return rows.length >= PERSONAL_TIMES
}
