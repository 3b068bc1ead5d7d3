'use client'

import { triviaDeskApi, type DeskOverview } from '#domain/trivia/deskApi.ts'
import type { Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { PageTabs } from '#admin/_shell/PageTabs.client.tsx'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { TABS } from './tabs.ts'
import type { DeskMessages, DeskTabId } from './types.ts'

/** Colleagues work beside this page, so its figures are counted again this often, in milliseconds. */
const EVERY_MS = 60_000
const load = () => call(triviaDeskApi.overview)

type Props = {
  overview: DeskOverview | null
  at: number
  tab: string | undefined
  locale: Locale
  messages: DeskMessages
}

/** The tabs of the desk. The address names the chosen one. */
export function Desk({ overview, at, tab, locale, messages }: Props) {
  const polled = usePolled({ data: overview, at, everyMs: EVERY_MS, load })
  const counts: Partial<Record<DeskTabId, number>> = polled.data?.counts ?? {}
  return (
    <PageTabs
      label={messages.title}
      path="/admin/trivia"
      tab={tab}
      locale={locale}
      tabs={TABS.map(({ id, Body }) => ({
        id,
        label: messages.tab[id],
        count: counts[id],
        body: <Body messages={messages} locale={locale} onChanged={polled.again} />,
      }))}
    />
  )
}
