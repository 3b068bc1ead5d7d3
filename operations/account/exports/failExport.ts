import { messageFor } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import { EXPORTS_VIEW } from './finishExport.ts'

/**
 * Notes that a copy could not be made, and notifies in the list alone. The row keeps its file's name until the next
 * try.
 */
export async function failExport(
  { db, clock, realtime, log }: Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>,
  id: string,
): Promise<void> {
  const now = clock.now()
  const sent = await db.tx(async (sql) => {
    const [failed] = await sql.query<{ asked_by_id: string }>(
      `update data_exports set state = 'failed', updated_at = $2 where id = $1 and state in ('pending', 'processing')
       returning asked_by_id`,
      [id, now],
    )
    if (!failed) return []
    return notify(
      sql,
      [
        {
          userId: failed.asked_by_id,
          key: `data-export-failed:${id}:${now.getTime()}`,
          type: 'data_export',
          channels: ['in_app'],
          words: (locale) => ({
            title: messageFor(locale, 'dataCopy.failed_title'),
            message: messageFor(locale, 'dataCopy.failed_message'),
          }),
          push: neutralPush,
          link: EXPORTS_VIEW,
        },
      ],
      { now },
    )
  })
  await publishNotifications(realtime, sent).catch((error: unknown) =>
    log.warn({ err: error }, 'a notification of a copy could not be published'),
  )
}
