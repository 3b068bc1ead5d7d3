import { isLocale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { nameForMail } from '#operations/guardians/nameForMail.ts'
import { pagePath } from '#operations/guardians/notifications/notificationMail.ts'
import type { Sql } from '#services/database/db.ts'
import { notifyLeft } from './notifyLeft.ts'
import type { MissingConsent } from './missingConsent.ts'

type Link = {
  id: string
  guardian_email: string
  language: string | null
  first_name: string | null
  username: string
  child_language: string | null
}

/**
 * Asks each guardian whose yes is missing, once a day for the same person and family, and once more (`isAgain`) when a
 * yes that was said counts no more: in the app for a connected account, else by a mail that
 * leads to their page. Neither names who asks. Gives the accounts.
 */
export async function askGuardians(
  sql: Sql,
  {
    missing,
    userId,
    isAgain = false,
    now,
  }: { missing: readonly MissingConsent[]; userId: string; isAgain?: boolean; now: Date },
): Promise<string[]> {
  const asked = new Map<string, MissingConsent>()
  for (const one of missing) {
    if (one.link_id === null) continue
    const guardian = one.guardian_id ?? one.guardian_mailbox!
    if (!asked.has(guardian)) asked.set(guardian, one)
  }
  const day = now.toISOString().slice(0, 10)
  const accounts: string[] = []
  for (const { link_id, family_id, guardian_id } of asked.values()) {
    const link = await linkOf(sql, link_id!)
    const key = `family-guardian${isAgain ? '-again' : ''}:${link.id}:${family_id}:${userId}:${day}`
    const child = nameForMail({ firstName: link.first_name, username: link.username })
    if (guardian_id) {
      accounts.push(guardian_id)
      await notifyLeft(sql, {
        to: [guardian_id],
        key,
        title: 'family.notice.guardian_title',
        text: 'family.notice.guardian',
        args: { child },
        link: '/settings?tab=guardian',
        now,
      })
      continue
    }
    const language = link.language ?? link.child_language
    await queueMail(sql, {
      template: 'guardian-family',
      to: link.guardian_email,
      locale: isLocale(language) ? language : 'en',
      args: { child, path: await pagePath(sql, link.id) },
      key,
    })
  }
  return accounts
}

async function linkOf(sql: Sql, id: string): Promise<Link> {
  const [link] = await sql.query<Link>(
    `select g.id, g.guardian_email, g.language, p.first_name, p.username, p.language as child_language
     from guardian_links g join profiles p on p.id = g.child_id where g.id = $1`,
    [id],
  )
  return link!
}
