'use client'

import { useState, type ReactNode } from 'react'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Tabs } from './Tabs.client.tsx'

type PageTab = { id: string; label: string; count: number | undefined; body: ReactNode }
type Props = {
  label: string
  /** The page's own address; the chosen tab stands behind it. */
  path: string
  /** The tab the address names. */
  tab: string | undefined
  tabs: readonly PageTab[]
  locale: Locale
}

/** The tabs of a whole page, with what waits in each. The address names the chosen one; the first is open otherwise. */
export function PageTabs({ label, path, tab, tabs, locale }: Props) {
  const [current, setCurrent] = useState<string>(tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? '')
  return (
    <Tabs
      label={label}
      current={current}
      isMirrored={directionOf(locale) === 'rtl'}
      onChange={(id) => {
        setCurrent(id)
        history.replaceState(null, '', `${path}?tab=${id}`)
      }}
      tabs={tabs.map(({ id, label: name, count, body }) => ({
        id,
        label: count === undefined ? name : `${name} (${count.toLocaleString(locale)})`,
        body,
      }))}
    />
  )
}
