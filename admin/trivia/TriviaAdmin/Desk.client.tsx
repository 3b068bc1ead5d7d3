'use client'

import { useState } from 'react'
import { triviaDeskApi, type DeskOverview } from '#domain/trivia/deskApi.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { Tabs } from '#admin/_shell/Tabs.client.tsx'
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
  words: DeskMessages
}

/** The tabs of the desk. The address names the chosen one. */
export function Desk({ overview, at, tab, locale, words }: Props) {
  const polled = usePolled({ data: overview, at, everyMs: EVERY_MS, load })
  const [current, setCurrent] = useState<string>(TABS.find(({ id }) => id === tab)?.id ?? TABS[0]?.id ?? '')
  const counts: Partial<Record<DeskTabId, number>> = polled.data?.counts ?? {}

  function choose(id: string) {
    setCurrent(id)
    history.replaceState(null, '', `/admin/trivia?tab=${id}`)
  }

  return (
    <Tabs
      label={words.title}
      current={current}
      isMirrored={directionOf(locale) === 'rtl'}
      onChange={choose}
      tabs={TABS.map(({ id, Body }) => {
        const count = counts[id]
        return {
          id,
          label: count === undefined ? words.tab[id] : `${words.tab[id]} (${count.toLocaleString(locale)})`,
          body: <Body words={words} locale={locale} onChanged={polled.again} />,
        }
      })}
    />
  )
}
