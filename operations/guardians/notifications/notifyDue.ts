import { afterQuiet } from '#domain/notifications/afterQuiet.ts'
import type { GuardianNotifiedEvent } from '#domain/guardians/events.ts'
import {
  isWanted,
  NOTIFICATION_PAUSE_MINUTES,
  type GuardianNotificationView,
} from '#domain/guardians/notifications.ts'
import { quietSpanOf } from '#domain/guardians/preferences.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { notify, type NewNotification } from '#operations/notifications/notify.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Db, Sql } from '#services/database/db.ts'
import { guardianNotification } from './guardianNotification.ts'
import { guardiansBehind, type GuardianFacts } from './guardianFacts.ts'
import { notifiedByIds } from './notificationsOf.ts'

/** Links in one transaction. */
const BATCH = 100
const IS_DUE = `sent_at is null and delivery in ('now', 'quiet', 'digest') and due_at <= $1`
/** A guardian and their new notification in the app. */
type Rung = { userId: string; at: Date }

/**
 * Notifies guardians of what is due, each thing once, with any number of workers at it and whenever one is killed: a
 * notification is marked sent in the transaction that queues its mail and notifies in the app. Mails hold the ids only;
 * `notificationMail` reads the rest.
 */
export async function notifyDue(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<{ notified: number }> {
  let notified = 0
  while (!signal?.aborted) {
    const now = clock.now()
    const { links, sent, rung } = await notifyBatch(db, now, batch)
    for (const { userId, at } of rung) {
      const event: GuardianNotifiedEvent = { name: 'guardian-told', data: { at: at.toISOString() } }
      void realtime.publish(`private-user-${userId}`, event.name, event.data)
    }
    notified += sent
    if (links < batch) break
  }
  return { notified }
}

async function notifyBatch(
  db: Db,
  now: Date,
  batch: number,
): Promise<{ links: number; sent: number; rung: Rung[] }> {
  return db.tx(async (sql) => {
    // Asked in here, where the bell asks too: mail and bell pause together, and what is due stays due.
    if (await isOn(sql, 'ff.notifications_pause')) return { links: 0, sent: 0, rung: [] }
    // Locked as the first thing: a consent taken back before this moment is seen below, one taken back now waits for
    // us.
    const links = (
      await sql.query<{ id: string }>(
        `select id from guardian_links where id in (select link_id from parent_notices where ${IS_DUE})
         order by id limit $2 for no key update skip locked`,
        [now, batch],
        'notices-lock',
      )
    ).map(({ id }) => id)
    if (links.length === 0) return { links: 0, sent: 0, rung: [] }
    const due = await sql.query<{ id: string; link_id: string }>(
      `select id, link_id from parent_notices where ${IS_DUE} and link_id = any($2::uuid[])`,
      [now, links],
      'notices-due',
    )
    const last = await lastNotified(sql, links)
    const rung: Rung[] = []
    let sent = 0
    for (const guardian of await guardiansBehind(sql, links)) {
      const ids = due.filter(({ link_id }) => link_id === guardian.link).map(({ id }) => id)
      const notified = await notifyGuardian(sql, { guardian, ids, now, last: last.get(guardian.link) })
      sent += notified
      if (notified > 0 && guardian.accountId) rung.push({ userId: guardian.accountId, at: now })
    }
    // What was neither sent nor put off has no reader, or is not shared any more.
    await sql.query(`delete from parent_notices where ${IS_DUE} and id = any($2::uuid[])`, [
      now,
      due.map(({ id }) => id),
    ])
    return { links: links.length, sent, rung }
  })
}

/** When each link was last notified. */
async function lastNotified(sql: Sql, links: readonly string[]): Promise<Map<string, Date>> {
  const rows = await sql.query<{ link_id: string; at: Date }>(
    'select link_id, max(sent_at) as at from parent_notices where link_id = any($1::uuid[]) and sent_at is not null group by 1',
    [links],
    'notices-last',
  )
  return new Map(rows.map(({ link_id, at }) => [link_id, at]))
}

type Connected = GuardianFacts & { accountId: string }
const isConnected = (guardian: GuardianFacts): guardian is Connected => guardian.accountId !== null

type DueNotifications = { guardian: GuardianFacts; ids: readonly string[]; now: Date; last: Date | undefined }

/**
 * Tells one guardian, or puts it off: to the end of quiet hours, or a little while after the last mail, so that many
 * check-ins in a row are no flood. What the guardian no longer wishes is marked so.
 */
async function notifyGuardian(sql: Sql, { guardian, ids, now, last }: DueNotifications): Promise<number> {
  const { preferences, timeZone } = guardian
  const rested = new Date(
    Math.max(now.getTime(), (last?.getTime() ?? 0) + NOTIFICATION_PAUSE_MINUTES * 60_000),
  )
  const later = afterQuiet(rested, quietSpanOf(preferences), timeZone)
  if (later > now) {
    await sql.query('update parent_notices set due_at = $2, updated_at = $3 where id = any($1::uuid[])', [
      ids,
      later,
      now,
    ])
    return 0
  }
  const readable = await notifiedByIds(sql, guardian.link, ids)
  const [notified, unwanted] = [true, false].map((wanted) =>
    readable.filter(({ event }) => isWanted(event, preferences) === wanted),
  ) as [GuardianNotificationView[], GuardianNotificationView[]]
  await sql.query(
    `update parent_notices set sent_at = case when id = any($1::uuid[]) then $3::timestamptz end,
       delivery = case when id = any($2::uuid[]) then 'off' else delivery end, updated_at = $3
     where id = any($1::uuid[] || $2::uuid[])`,
    [notified.map(({ id }) => id), unwanted.map(({ id }) => id), now],
  )
  if (notified.length === 0) return 0
  if (isConnected(guardian)) await ring(sql, guardian, notified, now)
  if (guardian.mutesMail) return notified.length
  await queueMails(sql, [
    {
      template: 'parent-notice',
      to: guardian.to,
      locale: guardian.locale,
      args: { link: guardian.link, notices: notified.map(({ id }) => id).join(',') },
      key: `parent-notice:${notified[0]!.id}`,
      ...(guardian.accountId && { userId: guardian.accountId }),
    },
  ])
  return notified.length
}

/**
 * The bell of a connected account. It says that there was a check-in or that there are words, never which: a bell keeps
 * what it says, and what is no longer shared must be gone. The page it leads to reads what is shared at that moment.
 */
async function ring(
  sql: Sql,
  guardian: Connected,
  notified: readonly GuardianNotificationView[],
  now: Date,
): Promise<void> {
  const notices = notified.map((one, index): NewNotification => ({
    ...guardianNotification(guardian, guardian.accountId, one),
    // One sign on a device for all that comes together.
    channels: index === 0 ? ['in_app', 'push'] : ['in_app'],
  }))
  await notify(sql, notices, { now })
}
