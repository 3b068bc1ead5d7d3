import type { DeletionAsker } from '#domain/account/deletion.ts'
import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import { isLocale, type Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { nameForMail } from '#operations/guardians/nameForMail.ts'
import { queueMails, type QueuedMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

/** Where mails about an account go, and in which words. */
type Reader = { to: string; language: string | null; time_zone: string | null }
/** A member whose account is about to be deleted. */
export type Member = Reader & {
  id: string
  first_name: string | null
  username: string
  phone: string | null
}

/** Tells the member that the deletion is planned and how to undo it, and the guardian of a minor. */
export async function mailPlanned(
  sql: Sql,
  { userId, askedBy, eraseAt }: { userId: string; askedBy: DeletionAsker; eraseAt: Date },
): Promise<void> {
  const member = await memberOf(sql, userId)
  await queueMails(sql, [
    mailTo(member, 'deletion-planned', { date: dateFor(member, eraseAt), path: '/auth' }, userId),
    ...(await guardiansOf(sql, userId)).map((guardian) =>
      mailTo(guardian, askedBy === 'guardian' ? 'deletion-guardian-asked' : 'deletion-guardian', {
        child: nameForMail({ firstName: member.first_name, username: member.username }),
        date: dateFor(guardian, eraseAt),
        path: '/settings?tab=guardian',
      }),
    ),
  ])
}

/** Tells the member, and the guardian of a minor, that the account stays. */
export async function mailUndone(sql: Sql, userId: string): Promise<void> {
  const member = await memberOf(sql, userId)
  await queueMails(sql, [
    mailTo(member, 'deletion-undone', { path: '/auth' }, userId),
    ...(await guardiansOf(sql, userId)).map((guardian) =>
      mailTo(guardian, 'deletion-guardian-undone', {
        child: nameForMail({ firstName: member.first_name, username: member.username }),
        path: '/settings?tab=guardian',
      }),
    ),
  ])
}

/** The receipt, queued in the transaction that deletes the account: read before, sent after. */
export const mailErased = (sql: Sql, member: Reader, deletionId: string): Promise<void> =>
  queueMails(sql, [{ ...mailTo(member, 'account-deleted', {}), key: `account-deleted:${deletionId}` }])

const memberOf = async (sql: Sql, userId: string): Promise<Member> => {
  const [member] = await sql.query<Member>(
    `select u.id, u.email as "to", u.phone, p.language, p.time_zone, p.first_name, p.username
     from users u join profiles p on p.id = u.id where u.id = $1`,
    [userId],
  )
  return member!
}

/** Guardians who agreed: at the address of their account, else at the one the child named. */
const guardiansOf = (sql: Sql, childId: string): Promise<Reader[]> =>
  sql.query<Reader>(
    `select coalesce(a.email, g.guardian_email) as "to", coalesce(ap.language, g.language, c.language) as language,
       coalesce(ap.time_zone, g.time_zone, c.time_zone) as time_zone
     from guardian_links g join profiles c on c.id = g.child_id and c.age_group in ('child', 'teen')
     left join users a on a.id = g.guardian_id and a.disabled_at is null left join profiles ap on ap.id = a.id
     where g.child_id = $1 and g.status in ('contact', 'verified') order by g.id`,
    [childId],
  )

function mailTo(
  reader: Reader,
  template: MailTemplate,
  args: Record<string, string>,
  userId?: string,
): QueuedMail {
  return { template, to: reader.to, locale: localeOf(reader), args, key: `${template}:${newId()}`, userId }
}

const localeOf = ({ language }: Reader): Locale => (isLocale(language) ? language : 'en')

/** Day and time of an instant, on the reader's clock. */
function dateFor(reader: Reader, at: Date): string {
  const locale = localeOf(reader)
  const zone = reader.time_zone
  return new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone !== null && isTimeZone(zone) ? zone : FALLBACK_TIME_ZONE,
  }).format(at)
}
