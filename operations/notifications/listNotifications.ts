import type { z } from 'zod/mini'
import { BELL_ROWS, type NotificationView } from '#domain/notifications/api.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  type: string
  payload_json: { title?: string; message?: string; link?: string | null }
  sent_at: Date
  read_at: Date | null
}
/** What the bell shows: the latest notices, newest first, and how many of all are unread. */
export type NotificationList = { notices: z.output<typeof NotificationView>[]; unread: number }

/** The statement behind the bell. The count is a row of its own, so that an empty bell needs no second question. */
export const BELL = `
select (select count(*) from notifications where user_id = $1 and channel = 'in_app' and read_at is null) as unread,
  coalesce(json_agg(json_build_object('id', id, 'type', type, 'payload_json', payload_json, 'sent_at', sent_at, 'read_at', read_at)
    order by sent_at desc, id desc), '[]') as rows
from (
  select id, type, payload_json, sent_at, read_at from notifications
  where user_id = $1 and channel = 'in_app' order by sent_at desc, id desc limit ${BELL_ROWS}
) as latest`

/** The bell of a person. */
export async function listNotifications(sql: Sql, userId: string): Promise<NotificationList> {
  const [row] = await sql.query<{ unread: number; rows: Row[] }>(BELL, [userId], 'bell')
  return { unread: row!.unread, notices: row!.rows.map(noticeView) }
}

const noticeView = ({
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
