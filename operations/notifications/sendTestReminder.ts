import type { Actor } from '#domain/access/actor.ts'
import type { NotificationChannel } from '#domain/notifications/kinds.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import { readChannels } from './channels.ts'
import { notify, type NotificationSent } from './notify.ts'
import { queueMail } from './queueMail.ts'
import { reminderNotification } from './reminderNotification.ts'
import { sendTestPush } from './sendTestPush.ts'

type Asked = { actor: Pick<Actor, 'id' | 'email' | 'emailVerified'>; locale: Locale; userAgent: string }

/**
 * Sends the daily reminder now, on the ways the member chose for it. Quiet hours do not hold what was asked for this
 * moment. Gives the ways it left on. Source: docs/rules/notifications.md B-preview.
 * @throws OperationError `notifications.error.test_no_way`, `.test_failed`
 */
export async function sendTestReminder(
  services: Pick<Services, 'db' | 'push' | 'clock'>,
  { actor, locale, userAgent }: Asked,
): Promise<{ ways: NotificationChannel[]; notified: NotificationSent[] }> {
  const { db, clock } = services
  const now = clock.now()
  if (await isOn(db, 'ff.notifications_pause'))
    throw operationErrorOf(prefsApi.sendTestReminder, 'notifications.error.test_failed')
  const rows = await readChannels(db, actor.id)
  const chosen = rows
    .find(({ kind }) => kind === 'reminder')!
    .ways.filter((way) => way.isOn)
    .map(({ channel }) => channel)
  const reminder = reminderNotification('daily')
  const key = `test:${newId()}`
  const ways: NotificationChannel[] = []
  const notified = await db.tx(async (sql) => {
    if (chosen.includes('email') && actor.emailVerified) {
      ways.push('email')
      await queueMail(sql, {
        template: 'daily-reminder',
        to: actor.email,
        locale,
        args: { path: reminder.link },
        key: `reminder-${key}`,
        userId: actor.id,
      })
    }
    if (!chosen.includes('in_app')) return []
    ways.push('in_app')
    return notify(sql, [{ ...reminder, userId: actor.id, key, channels: ['in_app'] }], { now })
  })
  if (chosen.includes('push')) {
    const text = reminder.push(locale)
    const { sent } = await sendTestPush(services, { userId: actor.id, locale, userAgent, text })
    if (sent > 0) ways.push('push')
  }
  if (ways.length === 0) throw operationErrorOf(prefsApi.sendTestReminder, 'notifications.error.test_no_way')
  return { ways, notified }
}
