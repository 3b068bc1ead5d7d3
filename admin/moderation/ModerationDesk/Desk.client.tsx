'use client'

import { useState } from 'react'
import { deskApi, type DeskFigures } from '#domain/moderation/deskApi.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { Tabs } from '#admin/_shell/Tabs.client.tsx'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { BreakPrompt } from './parts/BreakPrompt.client.tsx'
import { TABS } from './tabs.ts'
import type { DeskMessages, DeskTabId } from './types.ts'

/** Colleagues work beside this page, so its figures are counted again this often, in milliseconds. */
const EVERY_MS = 60_000
const load = () => call(deskApi.figures)

type Props = {
  figures: DeskFigures | null
  at: number
  tab: string | undefined
  locale: Locale
  words: DeskMessages
}

/** The tabs of the desk. The address names the chosen one. */
export function Desk({ figures, at, tab, locale, words }: Props) {
  const polled = usePolled({ data: figures, at, everyMs: EVERY_MS, load })
  const [current, setCurrent] = useState<string>(TABS.find(({ id }) => id === tab)?.id ?? 'queue')
  const { data } = polled
  const counts: Partial<Record<DeskTabId, number>> = data
    ? { queue: Object.values(data.open).reduce((sum, count) => sum + count, 0), appeals: data.appeals }
    : {}

  function choose(id: string) {
    setCurrent(id)
    history.replaceState(null, '', `/admin/moderation?tab=${id}`)
  }

  return (
    <>
      <BreakPrompt severe={data?.severeToday ?? 0} words={words} locale={locale} />
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
            body: <Body words={words} locale={locale} figures={data} onChanged={polled.again} />,
          }
        })}
      />
    </>
  )
}
