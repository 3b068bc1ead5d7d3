import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../lib/router.tsx'
import css from './Tabs.module.css'

/** One tab: a link, so that it can be bookmarked and the way back works. */
export type TabLink = { to: string; label: ReactNode; current: boolean; icon?: ReactNode }

/** Links on a line; the keel hangs under the current one. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null)
  const at = tabs.findIndex((tab) => tab.current)
  useEffect(() => {
    // On phones the row scrolls sideways; the current tab should be in sight. The page itself must not move.
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft +=
      current.getBoundingClientRect().left - row.getBoundingClientRect().left - row.clientWidth / 3
  }, [at])
  return (
    <nav className={css.tabs} aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.icon}
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
