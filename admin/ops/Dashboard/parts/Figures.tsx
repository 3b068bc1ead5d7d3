import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '#messages/catalog.ts'
import type { NavLink } from '#admin/_shell/navGroups.ts'
import type { Cards, DashboardMessages } from '../types.ts'

type Props = { cards: Cards; links: readonly NavLink[]; words: DashboardMessages; locale: string }

/** The counts, each with the sentence that makes it mean something, linked where a page has more. */
export function Figures({ cards, links, words, locale }: Props) {
  const { members, checkIns, events, coach, mail, flags, incidents, ai, store, orders, plans } = cards
  const n = (count: number) => count.toLocaleString(locale)
  const week = checkIns.sevenDays.reduce((sum, day) => sum + day.count, 0)
  const figure = (label: string, count: number, note: ReactNode, href?: string) => (
    <div>
      <dt>{links.some((link) => link.href === href) ? <a href={href}>{label}</a> : label}</dt>
      <dd>
        <b>{n(count)}</b>
        <span>{note}</span>
      </dd>
    </div>
  )
  return (
    <dl className="ek-figures">
      {figure(
        words.members,
        members.total,
        <>
          <Change by={members.thisWeek - members.lastWeek} words={words} />
          {fill(words.members_weeks, { thisWeek: n(members.thisWeek), lastWeek: n(members.lastWeek) })}
        </>,
        '/admin/collections/profiles',
      )}
      {figure(words.check_ins, checkIns.today, fill(words.check_ins_week, { count: n(week) }))}
      {figure(
        words.events,
        events.last24h,
        fill(words.events_more, { people: n(events.activePeople), total: n(events.total) }),
      )}
      {figure(
        words.coach,
        coach.delivered24h,
        coach.week
          ? fill(words.coach_rates, { shown: n(coach.week.shown), engaged: n(coach.week.engaged) })
          : words.coach_few,
        '/admin/collections/persona-templates',
      )}
      {figure(
        words.mail,
        mail.sent24h,
        fill(words.mail_more, { waiting: n(mail.waiting), failed: n(mail.failed24h) }),
      )}
      {figure(
        words.ai,
        ai.sets24h,
        ai.model === 'curated'
          ? words.ai_curated
          : fill(ai.model === 'open' ? words.ai_resting : words.ai_model, {
              count: n(ai.fromModel24h),
              tokens: n(ai.tokensToday),
            }),
      )}
      {figure(words.store, store.active, fill(words.store_of, { total: n(store.total) }), '/admin/store')}
      {figure(
        words.orders,
        orders.total,
        fill(words.orders_more, { paid: n(orders.paid), refunded: n(orders.refunded) }),
        '/admin/orders',
      )}
      {figure(words.plans, plans.paid, fill(words.plans_more, { count: n(plans.trialing) }))}
      {figure(words.flags, flags.on, fill(words.flags_of, { total: n(flags.total) }), '/admin/flags')}
      {figure(
        words.incidents,
        incidents.open,
        incidents.open === 0 ? words.incidents_none : words.incidents_look,
        '/admin/collections/incidents',
      )}
    </dl>
  )
}

/** Up, down or no change, as arrow and word. */
function Change({ by, words }: { by: number; words: DashboardMessages }) {
  const [Arrow, word] =
    by > 0 ? [ArrowUp, words.up] : by < 0 ? [ArrowDown, words.down] : [Minus, words.no_change]
  return (
    <em>
      <Arrow aria-hidden="true" />
      {word}
    </em>
  )
}
