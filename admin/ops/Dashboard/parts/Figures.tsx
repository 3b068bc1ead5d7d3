import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '#messages/catalog.ts'
import type { NavLink } from '#admin/_shell/navGroups.ts'
import type { Cards, DashboardMessages } from '../types.ts'

type Props = { cards: Cards; links: readonly NavLink[]; messages: DashboardMessages; locale: string }

/** The counts, each with the sentence that makes it mean something, linked where a page has more. */
export function Figures({ cards, links, messages, locale }: Props) {
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
        messages.members,
        members.total,
        <>
          <Change by={members.thisWeek - members.lastWeek} messages={messages} />
          {fill(messages.members_weeks, { thisWeek: n(members.thisWeek), lastWeek: n(members.lastWeek) })}
        </>,
        '/admin/collections/profiles',
      )}
      {figure(messages.check_ins, checkIns.today, fill(messages.check_ins_week, { count: n(week) }))}
      {figure(
        messages.events,
        events.last24h,
        fill(messages.events_more, { people: n(events.activePeople), total: n(events.total) }),
      )}
      {figure(
        messages.coach,
        coach.delivered24h,
        coach.week
          ? fill(messages.coach_rates, { shown: n(coach.week.shown), engaged: n(coach.week.engaged) })
          : messages.coach_few,
        '/admin/collections/persona-templates',
      )}
      {figure(
        messages.mail,
        mail.sent24h,
        fill(messages.mail_more, { waiting: n(mail.waiting), failed: n(mail.failed24h) }),
      )}
      {figure(
        messages.ai,
        ai.sets24h,
        ai.model === 'curated'
          ? messages.ai_curated
          : fill(ai.model === 'open' ? messages.ai_resting : messages.ai_model, {
              count: n(ai.fromModel24h),
              tokens: n(ai.tokensToday),
            }),
      )}
      {figure(
        messages.store,
        store.active,
        fill(messages.store_of, { total: n(store.total) }),
        '/admin/store',
      )}
      {figure(
        messages.orders,
        orders.total,
        fill(messages.orders_more, { paid: n(orders.paid), refunded: n(orders.refunded) }),
        '/admin/orders',
      )}
      {figure(messages.plans, plans.paid, fill(messages.plans_more, { count: n(plans.trialing) }))}
      {figure(messages.flags, flags.on, fill(messages.flags_of, { total: n(flags.total) }), '/admin/flags')}
      {figure(
        messages.incidents,
        incidents.open,
        incidents.open === 0 ? messages.incidents_none : messages.incidents_look,
        '/admin/collections/incidents',
      )}
    </dl>
  )
}

/** Up, down or no change, as arrow and word. */
function Change({ by, messages }: { by: number; messages: DashboardMessages }) {
  const [Arrow, word] =
    by > 0 ? [ArrowUp, messages.up] : by < 0 ? [ArrowDown, messages.down] : [Minus, messages.no_change]
  return (
    <em>
      <Arrow aria-hidden="true" />
      {word}
    </em>
  )
}
