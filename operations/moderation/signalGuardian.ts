import { message } from '#messages'
import { guardianOf } from '#operations/guardians/notifications/guardianFacts.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

type Signal = { caseId: string; now: Date }

// Once for a case, and never where any case of the child says that the danger may be at home.
const TAKE = `
update child_safety_cases c set guardian_signal_at = $2, updated_at = $2
where c.id = $1 and c.guardian_signal_at is null and c.user_id is not null and c.category <> 'danger_at_home'
  and not exists (select from child_safety_cases o where o.user_id = c.user_id and o.category = 'danger_at_home')
returning c.user_id`

/**
 * Signals the guardian of a child or teen to be with them: that there is something, never what. In the caller's
 * transaction. Crisis comes through quiet hours. Source: docs/rules/guardians.md D-045. Source:
 * docs/rules/moderation.md shifts.
 * @returns the notified account; null where nothing may be signalled: at home, done already, or no guardian agreed.
 */
export async function signalGuardian(sql: Sql, { caseId, now }: Signal): Promise<NotificationSent[] | null> {
  const [found] = await sql.query<{ user_id: string }>(TAKE, [caseId, now], 'guardian-signal')
  if (!found) return null
  const guardian = await guardianOf(sql, found.user_id)
  if (!guardian) {
    await sql.query(`update child_safety_cases set guardian_signal_at = null where id = $1`, [caseId])
    return null
  }
  const { child, accountId, to, locale } = guardian
  await queueMails(sql, [
    {
      template: 'guardian-signal',
      to,
      locale,
      args: { child, path: '/crisis' },
      key: `guardian-signal:${caseId}`,
      ...(accountId && { userId: accountId }),
    },
  ])
  if (!accountId) return []
  return notify(
    sql,
    [
      {
        userId: accountId,
        key: `guardian-signal:${caseId}`,
        type: 'danger_signal',
        channels: ['in_app', 'push'],
        isUrgent: true,
        words: (language) => ({
          title: message(language, 'notifications.signal.title', { child }),
          message: message(language, 'notifications.signal.message', { child }),
        }),
        push: neutralPush,
        link: '/crisis',
      },
    ],
    { now },
  )
}
