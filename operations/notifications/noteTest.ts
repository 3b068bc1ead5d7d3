import type { TestResult } from '#domain/notifications/push.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { deviceParts } from '#operations/account/describeDevice.ts'
import type { Sql } from '#services/database/db.ts'

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

const NOTE = `
insert into test_messages (id, user_id, message, result, devices, sent, device_info_platform, device_info_user_agent,
  device_info_language, device_info_timestamp, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10)`

/** Notes a test message: who, when, on what kind of device, and how it went. Of the browser only its name is kept. */
export async function noteTest(
  sql: Sql,
  { userId, text, result, devices, sent, userAgent, locale, now }: Test,
): Promise<void> {
  const { browser, system } = deviceParts(userAgent)
  await sql.query(NOTE, [
    newId(),
    userId,
    text,
    result,
    devices,
    sent,
    system ?? null,
    browser ?? null,
    locale,
    now,
  ])
}
