import { isAppealable, takesAway } from '#domain/moderation/ladder.ts'
import { messageFor, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import type { NewNotification } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import type { ItemRow } from './itemRow.ts'

/** Where a member reads what was decided about them, and appeals. */
const LINK = '/appeals'
const WAYS = ['in_app', 'push', 'email'] as const

type Spoken = (locale: Locale) => { title: string; message: string }

/** A notification in the app, by push and mail. The words of the member are in none of them: they are on the page. */
const notification = (userId: string, key: string, words: Spoken): NewNotification => ({
  userId,
  key: `moderation:${key}`,
  type: 'moderation',
  channels: WAYS,
  words,
  push: neutralPush,
  mail: { template: 'moderation-notice', args: (locale) => ({ text: words(locale).message }) },
  link: LINK,
})

/**
 * Who is notified of a decision: the member, of everything but approved words, and each who reported. Says which rule,
 * what it means for them, and truthfully whether members or our filter noticed it. Source: docs/rules/moderation.md
 * X14.
 */
export async function decisionNotifications(sql: Sql, item: ItemRow): Promise<NewNotification[]> {
  const reporters = await sql.query<{ id: string }>(
    'select reporter_id as id from moderation_reports where item_id = $1',
    [item.id],
  )
  const acted = takesAway(item.action!)
  const outcomes = reporters.map(({ id }): NewNotification => ({
    userId: id,
    key: `moderation:${item.decision}:report`,
    type: 'moderation',
    channels: ['in_app'],
    words: (locale) => ({
      title: messageFor(locale, 'desk.notice.report_title'),
      message: messageFor(locale, acted ? 'desk.notice.report_acted' : 'desk.notice.report_kept'),
    }),
    push: neutralPush,
    link: '/dashboard',
  }))
  if (item.user_id === null || item.action === 'approve') return outcomes
  const until = await endOf(sql, item)
  return [
    notification(item.user_id, item.decision!, (locale) => decisionWords(item, locale, until(locale))),
    ...outcomes,
  ]
}

function decisionWords(item: ItemRow, locale: Locale, until: string) {
  const textOf = (key: string, args?: Record<string, string>) => messageFor(locale, `desk.${key}`, args)
  const isName = item.source === 'username' && item.action === 'remove'
  const parts = [
    isName ? textOf('name.text') : textOf(`text.${item.action}`, { until }),
    textOf(`origin.${item.source}`),
    ...(item.action === 'note' ? [] : [textOf(`rule.${item.category}`)]),
    ...(item.note ? [textOf('notice.note', { note: item.note })] : []),
    ...(isAppealable(item.action!) ? [textOf('notice.appeal')] : []),
  ]
  return { title: isName ? textOf('name.title') : textOf(`title.${item.action}`), message: parts.join(' ') }
}

/** When a sanction ends, in the member's zone. */
async function endOf(sql: Sql, item: ItemRow): Promise<(locale: Locale) => string> {
  const [row] = await sql.query<{ expires_at: Date | null; time_zone: string }>(
    `select s.expires_at, p.time_zone from sanctions s join profiles p on p.id = s.user_id where s.id::text = $1`,
    [item.sanction],
  )
  return (locale) =>
    row?.expires_at
      ? new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: row.time_zone,
        }).format(row.expires_at)
      : ''
}

/** The notification that a decision was taken back, with what the moderator wrote. */
export const reversalNotification = (item: ItemRow, reply?: string): NewNotification[] =>
  answered(item, `${item.decision}:reversed`, 'reversed', reply)

/** The notification that a decision stays after an appeal. */
export const upheldNotification = (item: ItemRow, reply: string): NewNotification[] =>
  answered(item, `${item.decision}:upheld`, 'upheld', reply)

const answered = (
  item: ItemRow,
  key: string,
  outcome: 'reversed' | 'upheld',
  reply: string | undefined,
): NewNotification[] =>
  item.user_id === null
    ? []
    : [
        notification(item.user_id, key, (locale) => ({
          title: messageFor(locale, `desk.notice.${outcome}_title`),
          message: [
            messageFor(locale, `desk.notice.${outcome}`),
            ...(reply ? [messageFor(locale, 'desk.notice.reply', { reply })] : []),
          ].join(' '),
        })),
      ]
