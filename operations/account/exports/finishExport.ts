import { messageFor } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'

/** Where members see their copies. */
export const EXPORTS_VIEW = '/settings?tab=privacy'

const READY = `
update data_exports set state = 'ready', progress = 100, size = $3, ready_at = $4,
  expires_at = $4::timestamptz + make_interval(days => $5), updated_at = $4
where id = $1 and filename = $2 and state = 'processing' returning asked_by_id`

/**
 * Notes that a copy is stored and notifies the member or guardian who asked. Returns false when the try that stored it
 * is one no more.
 */
export async function finishExport(
  { db, clock, realtime, log }: Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>,
  { id, filename, size, days }: { id: string; filename: string; size: number; days: number },
): Promise<boolean> {
  const now = clock.now()
  const sent = await db.tx(async (sql) => {
    const [ready] = await sql.query<{ asked_by_id: string }>(READY, [id, filename, size, now, days])
    if (!ready) return null
    return notify(
      sql,
      [
        {
          userId: ready.asked_by_id,
          key: `data-export-ready:${id}`,
          type: 'data_export',
          channels: ['in_app', 'push', 'email'],
          words: (locale) => ({
            title: messageFor(locale, 'dataCopy.ready_title'),
            message: messageFor(locale, 'dataCopy.ready_message'),
          }),
          push: neutralPush,
          mail: { template: 'data-export-ready', args: () => ({}) },
          link: EXPORTS_VIEW,
        },
      ],
      { now },
    )
  })
  if (!sent) return false
  await publishNotifications(realtime, sent).catch((error: unknown) =>
    log.warn({ err: error }, 'a notification of a copy could not be published'),
  )
  return true
}
