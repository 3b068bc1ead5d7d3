import type { z } from 'zod/mini'
import { LATEST_ROWS, type NotificationView } from '#domain/notifications/api.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  type: string
  payload_json: { title?: string; message?: string; link?: string | null }
  sent_at: Date
  read_at: Date | null
}
/** A member's latest notifications, newest first, and how many of all are unread. */
export type NotificationList = { notices: z.output<typeof NotificationView>[]; unread: number }

/** Latest notifications. The count is a row of its own, so that an empty list needs no second statement. */
export const LATEST_NOTIFICATIONS = `
select (select count(*) from notifications where user_id = $1 and channel = 'in_app' and read_at is null) as unread,
  coalesce(json_agg(json_build_object('id', id, 'type', type, 'payload_json', payload_json, 'sent_at', sent_at, 'read_at', read_at)
    order by sent_at desc, id desc), '[]') as rows
from (
  select id, type, payload_json, sent_at, read_at from notifications
  where user_id = $1 and channel = 'in_app' order by sent_at desc, id desc limit ${LATEST_ROWS}
) as latest`

/** Returns the latest notifications of a member. */
export async function listNotifications(sql: Sql, userId: string): Promise<NotificationList> {
  const [row] = await sql.query<{ unread: number; rows: Row[] }>(LATEST_NOTIFICATIONS, [userId], 'bell')
  return { unread: row!.unread, notices: row!.rows.map(notificationView) }
}

const notificationView = ({
  id,
  type,
  payload_json: words,
  sent_at,
  read_at,
}: Row): NotificationList['notices'][number] => ({
  id,
  type,
  title: words.title ?? '',
  message: words.message ?? '',
  link: words.link ?? null,
  sentAt: new Date(sent_at).toISOString(),
  readAt: read_at && new Date(read_at).toISOString(),
})
