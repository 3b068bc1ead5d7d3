import { messageFor, type MessageKey } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'

type Notice = {
  to: readonly string[]
  /** The same key reaches a person once. */
  key: string
  title: MessageKey
  text: MessageKey
  args: Readonly<Record<string, string>>
  /** Where it leads; the family tab when not said. */
  link?: string
  now: Date
}

/**
 * Notifies members, each in their own language, with the way there: in the app, and that there is something on devices.
 */
export async function notifyLeft(
  sql: Sql,
  { to, key, title, text, args, link = '/dashboard?tab=family', now }: Notice,
): Promise<NotificationSent[]> {
  return notify(
    sql,
    to.map((userId) => ({
      userId,
      key,
      type: 'family',
      channels: ['in_app', 'push'],
      words: (locale) => ({
        title: messageFor(locale, title, args),
        message: messageFor(locale, text, args),
      }),
      push: neutralPush,
      link,
    })),
    { now },
  )
}
