import { TRIAL_MAIL_HOURS } from '#domain/billing/plans.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import { isLocale, type Locale } from '#messages'
import { queueMails } from '#operations/notifications/queueMail.ts'
import { moneyText } from '#operations/store/orders/moneyText.ts'
import type { Services } from '#services'

type Due = {
  id: string
  user_id: string
  price_cents: number
  currency: string
  days: number
  trial_end: Date
  is_charged: boolean
  email: string
  language: string | null
  time_zone: string
}

// One statement finds and marks them, so that two workers take each once.
const TAKE = `
update subscriptions s set trial_mailed_at = $1
from users u join profiles p on p.id = u.id
where u.id = s.user_id and s.status = 'trialing' and s.trial_mailed_at is null and s.trial_end > $1 and s.trial_end <= $2
returning s.id, s.user_id, s.trial_end, greatest(1, round(extract(epoch from s.trial_end - s.created_at) / 86400)) as days,
  coalesce(s.price_cents, (select price_cents from plans where key::text = s.plan), 0) as price_cents, coalesce(s.currency, 'usd') as currency,
  s.has_card and not s.is_ending as is_charged, u.email, p.language, p.time_zone`

/**
 * Mails each payer whose trial ends within 48 hours, once: what ends when, and whether anything will be charged.
 * Source: docs/rules/billing.md B-trial-mail.
 */
export async function mailTrialEnds({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.tx(async (sql) => {
    const found = await sql.query<Due>(TAKE, [now, new Date(now.getTime() + TRIAL_MAIL_HOURS * 3_600_000)])
    await queueMails(
      sql,
      found.map((due) => {
        const {
          id,
          user_id: userId,
          price_cents: cents,
          trial_end: end,
          is_charged: isCharged,
          ...reader
        } = due
        const locale = isLocale(reader.language) ? reader.language : 'en'
        return {
          template: isCharged ? 'trial-ends-charged' : 'trial-ends',
          to: due.email,
          locale,
          args: {
            date: dateFor(locale, reader.time_zone, end),
            price: moneyText(locale, cents, due.currency),
            days: String(due.days),
            path: '/settings?tab=plan',
          },
          key: `trial-ends:${id}`,
          userId,
          notAfter: end,
        } as const
      }),
    )
  })
}

const formatOf = (locale: Locale) => (locale === 'ar' ? 'ar-u-nu-latn' : locale)

const dateFor = (locale: Locale, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(formatOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: isTimeZone(zone) ? zone : FALLBACK_TIME_ZONE,
  }).format(at)
