import { message, type Locale } from '#messages'
import { guardianOf, type GuardianFacts } from '#operations/guardians/notifications/guardianFacts.ts'
import { pagePath } from '#operations/guardians/notifications/notificationMail.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { productWords } from './productWords.ts'

/** A request its guardian is notified of: that it was made, or that it still waits. */
type Asked = { id: string; childId: string; about: 'asked' | 'waits'; now: Date }

/**
 * Notifies the guardian of a minor of a request, in the caller's transaction: in the app, by neutral push and mail; a
 * guardian without an account gets the mail alone. Notifies no one where no guardian has agreed.
 * @returns the notifications, published after the commit
 */
export async function notifyGuardian(
  sql: Sql,
  { id, childId, about, now }: Asked,
): Promise<NotificationSent[]> {
  const guardian = await guardianOf(sql, childId)
  if (!guardian) return []
  const { titleIn, priceIn } = await productWords(sql, id)
  const template = about === 'asked' ? 'purchase-request' : 'purchase-request-waits'
  const args = (locale: Locale) => ({
    child: guardian.child,
    product: titleIn(locale),
    price: priceIn(locale),
  })
  if (guardian.accountId === null) {
    await mailPage(sql, guardian)
    return []
  }
  return notify(
    sql,
    [
      {
        userId: guardian.accountId,
        // Goes with the guardian's consent: `revokeLink` takes what begins so.
        key: `parent:${guardian.link}:purchase:${id}:${about}`,
        type: 'purchase_request',
        channels: ['in_app', 'push', 'email'],
        words: (locale) => ({
          title: message(locale, `notifications.purchase.${about}_title`, { child: guardian.child }),
          message: message(locale, `notifications.purchase.${about}`, args(locale)),
        }),
        push: neutralPush,
        mail: { template, args },
        link: '/requests',
      },
    ],
    { now },
  )

  async function mailPage(tx: Sql, { link, to, locale }: GuardianFacts) {
    const path = await pagePath(tx, link)
    await queueMails(tx, [
      { template, to, locale, args: { ...args(locale), path }, key: `${template}:${id}` },
    ])
  }
}
