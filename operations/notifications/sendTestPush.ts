import type { PushPayload } from '#domain/notifications/push.ts'
import { message, type Locale } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import { HAS_LIVE_SESSION } from './pushSql.ts'
import { pushTo, type PushDevice } from './pushTo.ts'

/** Seconds a test message waits for a device that is away. */
const TTL_SECONDS = 60

/** Sends a test message to every device of a person, at once, so that the answer tells how it went. */
export async function sendTestPush(
  services: Pick<Services, 'db' | 'push'>,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<{ devices: number; sent: number }> {
  const devices = await services.db.query<PushDevice>(
    `select s.id, s.endpoint, s.p256dh, s.auth from push_subscriptions s where s.user_id = $1 and ${HAS_LIVE_SESSION}`,
    [userId],
  )
  if (await isOn(services.db, 'ff.notifications_pause')) return { devices: devices.length, sent: 0 }
  const payload: PushPayload = {
    title: message(locale, 'notifications.push.test_title'),
    body: message(locale, 'notifications.push.test_body'),
    link: '/settings?tab=notifications',
    tag: 'test',
    locale,
  }
  const outcomes = await Promise.all(
    devices.map((device) => pushTo(services, device, { payload, ttlSeconds: TTL_SECONDS })),
  )
  return { devices: devices.length, sent: outcomes.filter(({ kind }) => kind === 'sent').length }
}
