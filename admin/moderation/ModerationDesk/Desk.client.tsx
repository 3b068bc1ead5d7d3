'use client'

import { deskApi, type DeskFigures } from '#domain/moderation/deskApi.ts'
import type { Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { PageTabs } from '#admin/_shell/PageTabs.client.tsx'
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
  messages: DeskMessages
}

/** The tabs of the desk. The address names the chosen one. */
export function Desk({ figures, at, tab, locale, messages }: Props) {
  const polled = usePolled({ data: figures, at, everyMs: EVERY_MS, load })
  const { data } = polled
  const counts: Partial<Record<DeskTabId, number>> = data
    ? { queue: Object.values(data.open).reduce((sum, count) => sum + count, 0), appeals: data.appeals }
    : {}
  return (
    <>
      <BreakPrompt severe={data?.severeToday ?? 0} messages={messages} locale={locale} />
      <PageTabs
        label={messages.title}
        path="/admin/moderation"
        tab={tab}
        locale={locale}
        tabs={TABS.map(({ id, Body }) => ({
          id,
          label: messages.tab[id],
          count: counts[id],
          body: <Body messages={messages} locale={locale} figures={data} onChanged={polled.again} />,
        }))}
      />
    </>
  )
}
