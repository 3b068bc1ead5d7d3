import { isLocale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import type { GuardianLink } from './findLink.ts'
import { nameForMail } from './nameForMail.ts'
import { pagePath } from './notifications/notificationMail.ts'

/**
 * Confirms a guardian's yes or no by mail, in the caller's transaction: an answer that was not theirs does not stay
 * unknown to them.
 */
export async function mailAnswer(
  sql: Sql,
  { link, answer, now }: { link: GuardianLink; answer: 'yes' | 'no'; now: Date },
): Promise<void> {
  const [child] = await sql.query<{ firstName: string | null; username: string; language: string | null }>(
    'select first_name as "firstName", username, language from profiles where id = $1',
    [link.child_id],
  )
  const language = link.language ?? child!.language
  await queueMail(sql, {
    template: answer === 'yes' ? 'guardian-yes' : 'guardian-no',
    to: link.guardian_email,
    locale: isLocale(language) ? language : 'en',
    args: { child: nameForMail(child!), path: await pagePath(sql, link.id) },
    key: `guardian-${answer}:${link.id}:${now.getTime()}:${newId()}`,
  })
}
