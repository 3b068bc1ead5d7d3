import type { TestResult } from '#domain/notifications/push.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { deviceParts } from '#operations/account/describeDevice.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Test = {
  userId: string
  text: string
  result: TestResult
  devices: number
  sent: number
  userAgent: string
  locale: Locale
  now: Date
}

const insertTest = statement(`
insert into test_messages (id, user_id, message, result, devices, sent, device_info_platform, device_info_user_agent,
  device_info_language, device_info_timestamp, created_at, updated_at)
values ($id, $userId, $text, $result, $devices, $sent, $platform, $browser, $language, $now, $now, $now)`)

/** Notes a test message: who, when, on what kind of device, and how it went. Of the browser only its name is kept. */
export async function noteTest(
  sql: Sql,
  { userId, text, result, devices, sent, userAgent, locale, now }: Test,
): Promise<void> {
  const { browser, system } = deviceParts(userAgent)
  await insertTest(sql, {
    id: newId(),
    userId,
    text,
    result,
    devices,
    sent,
    platform: system ?? null,
    browser: browser ?? null,
    language: locale,
    now,
  })
}
