import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import type { Severity } from '#domain/moderation/queue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import { ringDesk } from '#operations/moderation/ringDesk.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { seenMessage } from './reactToMessage.ts'
import { requireRoomOf } from './requireRoom.ts'

/** How soon staff looks at a report. */
const severities: Readonly<Record<SafetyCategory, Severity>> = {
  self_harm: 'urgent',
  adult_contact: 'urgent',
  violence: 'high',
  sexual: 'high',
  hate: 'high',
  bullying: 'medium',
  personal_info: 'medium',
  spam_scam: 'low',
  other: 'medium',
}

// Once for a reporter and message: further taps are the same report. Source: docs/rules/chat.md S-001-4.
const noteIncident = statement(
  `
insert into incidents (id, kind, category, severity, description, user_id, room_id, message_id, status, created_at, updated_at)
select $id, 'safety', $category, 'medium', 'A message in a room was reported. Its words are at the desk.', $userId, $roomId::text, $messageId::text, 'open', $now, $now
where not exists (select from incidents where user_id = $userId and message_id = $messageId::text)`,
  'chat-incident',
)

/**
 * Reports a message the caller sees to staff: an item of the desk, and an incident in the name of the reporter. Its
 * author never learns who reported.
 * @returns the staff on shift who were notified, where it is urgent
 * @throws OperationError as `requireRoomOf`; `rooms.error.own_message`
 */
export async function reportMessage(
  services: Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>,
  actor: Actor,
  { id, category }: { id: string; category: SafetyCategory },
): Promise<NotificationSent[]> {
  const room = await requireRoomOf(services, actor, id)
  const now = services.clock.now()
  return services.db.tx(async (sql) => {
    const { user_id: userId } = await seenMessage(sql, actor.id, id)
    if (userId === actor.id) throw operationErrorOf(chatApi.report, 'rooms.error.own_message')
    await queueItem(sql, {
      source: 'report',
      subjectKind: 'message',
      subjectId: id,
      userId,
      category,
      severity: severities[category],
      reporterId: actor.id,
      now,
    })
    await noteIncident(sql, { id: newId(), category, userId: actor.id, roomId: room.id, messageId: id, now })
    return severities[category] === 'urgent' ? ringDesk(sql, { except: [userId, actor.id], now }) : []
  })
}
