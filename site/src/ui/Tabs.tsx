import { Tabs as Parts } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './Tabs.module.css'

/** One tab: a link, so that it can be bookmarked, opened in a new window, and the way back works. */
export type TabLink = { to: string; label: ReactNode; current: boolean; icon?: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly TabLink[]
  /** What the current tab shows. */
  children: ReactNode
}

/** Tabs on a line, the keel under the current one, and what it shows. Arrow keys move, Enter and Space open. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.current)
  useEffect(() => {
    // On phones the row scrolls sideways; the current tab should be in sight. The page itself must not move.
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[data-state=active]')
    if (!row || !current || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft +=
      current.getBoundingClientRect().left - row.getBoundingClientRect().left - row.clientWidth / 3
  }, [at])
  return (
    // The address says which tab is current; a press follows the link.
    <Parts.Root className={css.root} value={String(at)} activationMode="manual">
      <Parts.List className={css.tabs} aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <Parts.Trigger
            key={tab.to}
            asChild
            value={String(index)}
            className={css.tab}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              event.currentTarget.click()
            }}
          >
            <Link to={tab.to} type={undefined}>
              {tab.icon}
              {tab.label}
            </Link>
          </Parts.Trigger>
        ))}
      </Parts.List>
      {/* Its contents take the focus themselves. */}
      <Parts.Content className={css.panel} value={String(at)} tabIndex={undefined}>
        {children}
      </Parts.Content>
    </Parts.Root>
  )
}
