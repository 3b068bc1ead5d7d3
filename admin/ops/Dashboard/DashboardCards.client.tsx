'use client'

import { useEffect } from 'react'
import { opsApi } from '#domain/ops/api.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import type { NavLink } from '#admin/_shell/navGroups.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { CoachWeek } from './parts/CoachWeek.tsx'
import { Figures } from './parts/Figures.tsx'
import { ServerStatus } from './parts/ServerStatus.tsx'
import { WeekOfCheckIns } from './parts/WeekOfCheckIns.tsx'
import type { Cards, DashboardMessages } from './types.ts'

/** Milliseconds between two counts of the figures. Source: docs/rules/ops.md S-003-2.2. */
const EVERY_MS = 30_000
const load = () => call(opsApi.dashboardCards)

type Props = {
  cards: Cards | null
  /** When the cards were counted, in milliseconds since 1970. */
  at: number
  links: NavLink[]
  messages: DashboardMessages
  locale: Locale
  timeZone: string
}

/** The figures, counted again every 30 seconds while the page is seen. */
export function DashboardCards({ cards, at, links, messages, locale, timeZone }: Props) {
  const polled = usePolled({ data: cards, at, everyMs: EVERY_MS, load })
  const { again } = polled
  // The first figures were counted in the panel's own process; how busy the api is, only the api knows.
  useEffect(again, [again])
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(polled.at)
  const { data, failed, busy } = polled
  const freshness = busy ? messages.checking : fill(failed ? messages.stale : messages.checked, { time })
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{messages.title}</h1>
        <p>
          {data ? freshness : busy ? messages.counting : ''}{' '}
          <button type="button" className="ek-link" onClick={again} disabled={busy}>
            {messages.check_now}
          </button>
        </p>
      </div>
      {!data && !busy && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {messages.failed}
        </p>
      )}
      {data?.undeclaredProxy && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {messages.undeclared_proxy}
        </p>
      )}
      {data && (
        <>
          <Block id="figures" title={messages.figures}>
            <Figures cards={data} links={links} messages={messages} locale={locale} />
          </Block>
          <div className="ek-two">
            <Block
              id="week"
              title={messages.week.title}
              aside={fill(messages.check_ins_week, { count: sum(data).toLocaleString(locale) })}
            >
              <WeekOfCheckIns days={data.checkIns.sevenDays} messages={messages.week} locale={locale} />
            </Block>
            <Block id="server" title={messages.server}>
              <ServerStatus parts={data.server} messages={messages} locale={locale} />
            </Block>
          </div>
          <Block id="coach" title={messages.coach_week.title}>
            <CoachWeek week={data.coach.week} messages={messages.coach_week} locale={locale} />
          </Block>
        </>
      )}
      {links.length > 0 && (
        <Block id="links" title={messages.links}>
          <ul className="ek-links">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>
                  <b>{label}</b>
                  <code>{href}</code>
                </a>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </div>
  )
}

const sum = (cards: Cards): number => cards.checkIns.sevenDays.reduce((total, day) => total + day.count, 0)
