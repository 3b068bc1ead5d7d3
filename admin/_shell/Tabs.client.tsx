'use client'

import { Tabs as Parts } from 'radix-ui'
import type { ReactNode } from 'react'

/** One tab: what it is called and what it shows while it is chosen. */
export type Tab = { id: string; label: ReactNode; body: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  current: string
  isMirrored: boolean
  onChange: (id: string) => void
}

/** Tabs on a line, the keel under the chosen one. Arrow keys, Home and End choose. */
export function Tabs({ label, tabs, current, isMirrored, onChange }: TabsProps) {
  return (
    <Parts.Root
      className="ek-tabbed"
      value={current}
      onValueChange={onChange}
      dir={isMirrored ? 'rtl' : 'ltr'}
    >
      <Parts.List className="ek-tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        // Its contents take the focus themselves.
        <Parts.Content key={tab.id} className="ek-tabbed__body" value={tab.id} tabIndex={undefined}>
          {tab.body}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}
