import { isHeard, type NotificationChannel as Channel } from '#domain/notifications/kinds.ts'
import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { isMuted } from '#domain/notifications/mute.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Sql } from '#services/database/db.ts'
import { queueMails } from './queueMail.ts'
import { queuePushes, type PushText } from './queuePush.ts'
import { deviceHoursSql, secondsAwake, type QuietRow, type StoredQuiet } from './quietHours.ts'

/** A notification for one member. */
export type NewNotification = {
  userId: string
  /**
   * Names it among the member's notifications: sent twice, it is one row, one push, one mail. At most 80 characters.
   */
  key: string
  type: string
  /** The ways this one takes, as far as the member did not turn them off. */
  channels: readonly Channel[]
  /** What the list of notifications shows. */
  words: (locale: Locale) => { title: string; message: string }
  /** What a locked screen may show: that there is something, never what. */
  push: (locale: Locale) => PushText
  /** Left out by what has no mail, or sends its own. */
  mail?: { template: MailTemplate; args: (locale: Locale) => Readonly<Record<string, string>> }
  /** A path of ours. */
  link: string
  /** A life may depend on it: neither quiet hours, silence nor a pause of notifications hold it. */
  isUrgent?: boolean
}
/** A notification that was stored now. */
export type NotificationSent = { id: string; userId: string; key: string }

type Reader = QuietRow & {
  id: string
  email: string
  verified: boolean
  language: Locale
  muted: readonly string[]
  muted_until: Date | null
  /** When the member's devices stay silent. */
  device: StoredQuiet
}
type Work = { notification: NewNotification; reader: Reader; id: string; isQuiet: boolean; isSilent: boolean }

/**
 * Notifies people, in the caller's transaction: once per person and key, however often it is called. Quiet hours leave
 * the bell only; while a member asked for silence, or the hours shown to those who chose none last, no push leaves;
 * mail goes to verified addresses only; ways the member turned off for the kind stay silent. Nothing happens while
 * `ff.notifications_pause` is on, nor for closed accounts. Urgent notifications ignore the pause, quiet hours and
 * silence. Push and mail leave after the commit. Returns what was new. Source: docs/rules/account.md D-024.
 */
export async function notify(
  sql: Sql,
  asked: readonly NewNotification[],
  { now }: { now: Date },
): Promise<NotificationSent[]> {
  if (asked.length === 0) return []
  const isPaused = await isOn(sql, 'ff.notifications_pause')
  const notifications = asked.filter(({ isUrgent }) => isUrgent || !isPaused)
  if (notifications.length === 0) return []
  const readers = await readersOf(sql, notifications)
  const work = notifications.flatMap((notification): Work[] => {
    const reader = readers.get(notification.userId)
    if (!reader) return []
    const channels = notification.channels.filter((channel) =>
      isHeard(notification.type, channel, reader.muted),
    )
    return [
      {
        notification: { ...notification, channels },
        reader,
        id: newId(),
        isQuiet: !notification.isUrgent && secondsAwake(reader, now) <= 0,
        isSilent: !notification.isUrgent && isSilentDevice(reader, now),
      },
    ]
  })
  const stored = new Set(await store(sql, work, now))
  const fresh = work.filter(({ id }) => stored.has(id))
  const loud = (channel: Channel) =>
    fresh.filter(({ notification, isQuiet: silent }) => !silent && notification.channels.includes(channel))
  await queuePushes(
    sql,
    loud('push')
      .filter((one) => !one.isSilent)
      .map(({ notification, reader }) => ({
        userId: notification.userId,
        key: notification.key,
        locale: reader.language,
        words: notification.push(reader.language),
        link: notification.link,
        isUrgent: notification.isUrgent ?? false,
      })),
    { now },
  )
  await queueMails(
    sql,
    loud('email')
      .filter(({ reader }) => reader.verified)
      .flatMap(({ notification: { mail, link, userId, key }, reader }) =>
        mail
          ? {
              template: mail.template,
              to: reader.email,
              locale: reader.language,
              args: { ...mail.args(reader.language), path: link },
              key: `notice:${userId}:${key}`,
              userId,
            }
          : [],
      ),
  )
  return fresh.map(({ id, notification }) => ({ id, userId: notification.userId, key: notification.key }))
}

/** Whether a member's devices stay silent now, because they asked for it or by their hours. */
const isSilentDevice = ({ muted_until, time_zone, device }: Reader, now: Date): boolean =>
  isMuted(muted_until, now) || secondsAwake({ ...device, time_zone }, now) <= 0

async function readersOf(sql: Sql, notifications: readonly NewNotification[]): Promise<Map<string, Reader>> {
  const rows = await sql.query<Reader>(
    `select u.id, u.email, u.email_verified_at is not null as verified, coalesce(p.language, 'en') as language, p.time_zone,
       coalesce(n.muted_channels, '[]') as muted, n.muted_until, (select to_json(hours) from (select ${deviceHoursSql('n.quiet_chosen')}) as hours) as device, n.quiet_enabled and n.quiet_chosen as quiet_enabled, n.quiet_start, n.quiet_end
     from users u join profiles p on p.id = u.id left join notification_preferences n on n.user_id = u.id
     where u.id = any($1::uuid[]) and u.disabled_at is null`,
    [[...new Set(notifications.map(({ userId }) => userId))]],
    'notify-readers',
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** A row for each, also when the app is not among its ways: the row is what keeps a repeat harmless. */
async function store(sql: Sql, work: readonly Work[], now: Date): Promise<string[]> {
  const rows = work.map(({ notification, reader, id }) => ({
    id,
    user_id: notification.userId,
    type: notification.type,
    channel: notification.channels.includes('in_app') ? 'in_app' : (notification.channels[0] ?? 'none'),
    key: notification.key,
    payload: { ...notification.words(reader.language), link: notification.link },
  }))
  const stored = await sql.query<{ id: string }>(
    `insert into notifications (id, user_id, type, channel, key, payload_json, sent_at, created_at, updated_at)
     select id, user_id, type, channel, key, payload, $2, $2, $2
     from json_to_recordset($1::json) as n(id uuid, user_id uuid, type text, channel text, key text, payload jsonb)
     on conflict (user_id, key) do nothing returning id`,
    [JSON.stringify(rows), now],
    'notify-store',
  )
  return stored.map(({ id }) => id)
}
