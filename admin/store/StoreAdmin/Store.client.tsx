'use client'

import { useState } from 'react'
import { categories } from '#domain/store/enums.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Tabs } from '#admin/_shell/Tabs.client.tsx'
import type { StoreMessages } from '../parts/types.ts'
import { AgeShelf } from './AgeShelf.client.tsx'

type Props = { messages: StoreMessages; locale: Locale; tab: string | undefined }

/** A tab for each age group. The address names the chosen one. */
export function Store({ messages, locale, tab }: Props) {
  const [current, setCurrent] = useState<string>(categories.find((one) => one === tab) ?? 'kids')
  return (
    <Tabs
      label={messages.store}
      current={current}
      isMirrored={directionOf(locale) === 'rtl'}
      onChange={(id) => {
        setCurrent(id)
        history.replaceState(null, '', `/admin/store?tab=${id}`)
      }}
      tabs={categories.map((category) => ({
        id: category,
        label: messages.tab[category],
        body: <AgeShelf category={category} messages={messages} locale={locale} />,
      }))}
    />
  )
}
