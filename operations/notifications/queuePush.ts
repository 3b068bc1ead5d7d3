import type { PushPayload } from '#domain/notifications/push.ts'
import { enqueueAll } from '#operations/_kit/enqueue.ts'
import { sendPush } from '#domain/notifications/jobs.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { encrypt } from '#lib/secrets/box.ts'
import { HAS_LIVE_SESSION } from './pushSql.ts'

/** The two lines a device shows. */
export type PushText = { title: string; body: string }
/** A push message for every device of one person. `key` names it: shown again, it takes its own place. */
export type QueuedPush = {
  userId: string
  key: string
  locale: Locale
  words: PushText
  link: string
  /** Goes out in quiet hours and while notifications are paused too. */
  isUrgent?: boolean
}

/** Queues a job for each device that has push on, in the caller's transaction. */
export async function queuePushes(
  sql: Sql,
  pushes: readonly QueuedPush[],
  { now }: { now: Date },
): Promise<void> {
  if (pushes.length === 0) return
  const devices = await sql.query<{ id: string; user_id: string }>(
    `select s.id, s.user_id from push_subscriptions s where s.user_id = any($1::uuid[]) and ${HAS_LIVE_SESSION}`,
    [pushes.map(({ userId }) => userId)],
    'push-devices',
  )
  const jobs = pushes.flatMap((push) =>
    devices
      .filter(({ user_id }) => user_id === push.userId)
      .map(({ id }) => ({
        subscription: id,
        userId: push.userId,
        key: push.key,
        queuedAt: now.toISOString(),
        sealed: encrypt('push', JSON.stringify(payloadOf(push))),
        ...(push.isUrgent && { isUrgent: true }),
      })),
  )
  await enqueueAll(sql, sendPush, jobs)
}

const payloadOf = ({ key, locale, words, link }: QueuedPush): PushPayload => ({
  ...words,
  link,
  locale,
  tag: key,
})
