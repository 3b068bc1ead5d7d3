import { isLocale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import type { GuardianLink } from './findLink.ts'
import { nameForMail } from './nameForMail.ts'
import { pagePath } from './notifications/notificationMail.ts'

/**
 * An answer to a guardian's question: their own yes; a yes that counts like the code (`contact`), after which their own
 * is still to come; a no; or a yes that is withdrawn.
 */
export type Answer = 'contact' | 'yes' | 'no' | 'withdrawn'

/** Where a mail that asks leads: the page explains before it asks, and the no has a link of its own. */
export const answerPaths = (path: string) => ({ path, second_path: `${path}?answer=no` })

/**
 * Confirms an answer by mail, in the caller's transaction: an answer that was not the guardian's does not stay
 * unknown to them.
 */
export async function mailAnswer(
  sql: Sql,
  { link, answer, now }: { link: GuardianLink; answer: Answer; now: Date },
): Promise<void> {
  const [child] = await sql.query<{ firstName: string | null; username: string; language: string | null }>(
    'select first_name as "firstName", username, language from profiles where id = $1',
    [link.child_id],
  )
  const language = link.language ?? child!.language
  await queueMail(sql, {
    template: `guardian-${answer}`,
    to: link.guardian_email,
    locale: isLocale(language) ? language : 'en',
    args: { child: nameForMail(child!), ...answerPaths(await pagePath(sql, link.id)) },
    key: `guardian-${answer}:${link.id}:${now.getTime()}:${newId()}`,
  })
}
