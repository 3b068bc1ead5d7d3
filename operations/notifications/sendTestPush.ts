import type { PushPayload, TestResult } from '#domain/notifications/push.ts'
import { message, type Locale } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import type { PushText } from './queuePush.ts'
import { HAS_LIVE_SESSION } from './pushSql.ts'
import { pushTo, type PushDevice } from './pushTo.ts'
import { noteTest } from './noteTest.ts'

/** Seconds a test message waits for a device that is away. */
const TTL_SECONDS = 60

/** `text`: what the devices show; words of a test unless given. */
type Asked = { userId: string; locale: Locale; userAgent: string; text?: PushText }

/**
 * Sends a test message to every device of a person, at once, so that the answer tells how it went. What happened is
 * noted for thirty days, also when nothing could be sent.
 */
export async function sendTestPush(
  services: Pick<Services, 'db' | 'push' | 'clock'>,
  { userId, locale, userAgent, text }: Asked,
): Promise<{ result: TestResult; sent: number }> {
  const { db, clock } = services
  const devices = await db.query<PushDevice>(
    `select s.id, s.endpoint, s.p256dh, s.auth from push_subscriptions s where s.user_id = $1 and ${HAS_LIVE_SESSION}`,
    [userId],
  )
  const payload: PushPayload = {
    title: text?.title ?? message(locale, 'notifications.push.test_title'),
    body: text?.body ?? message(locale, 'notifications.push.test_body'),
    link: '/settings?tab=notifications',
    tag: 'test',
    locale,
  }
  const isPaused = await isOn(db, 'ff.notifications_pause')
  const outcomes = isPaused
    ? []
    : await Promise.all(
        devices.map((device) => pushTo(services, device, { payload, ttlSeconds: TTL_SECONDS })),
      )
  const sent = outcomes.filter(({ kind }) => kind === 'sent').length
  const result = resultOf({ devices: devices.length, sent, isPaused })
  await noteTest(db, {
    userId,
    text: payload.body,
    result,
    devices: devices.length,
    sent,
    userAgent,
    locale,
    now: clock.now(),
  })
  return { result, sent }
}

function resultOf({
  devices,
  sent,
  isPaused,
}: {
  devices: number
  sent: number
  isPaused: boolean
}): TestResult {
  if (devices === 0) return 'no_device'
  if (isPaused) return 'paused'
  return sent === 0 ? 'failed' : 'sent'
}
