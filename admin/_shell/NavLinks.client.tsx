'use client'

import { Hamburger, Link, useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { NavGroup, NavLink } from './navGroups.ts'
import { SignOut } from './SignOut.client.tsx'
import { useNames } from './useNames.client.ts'
import { useStanding } from './useStanding.client.ts'

const ROOM = '(min-width: 1100px)'

type Props = {
  top: NavLink[]
  groups: NavGroup[]
  messages: { nav: string; close: string; signOut: string; signOutFailed: string; gone: string }
  logo: ReactNode
}

/** Draws the navigation in the place and with the open and closed states that Payload's template expects. */
export function NavLinks({ top, groups, messages, logo }: Props) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav()
  useOpenWhereRoom()
  useStanding(messages.gone)
  useNames()
  const states = [
    navOpen && 'nav--nav-open',
    shouldAnimate && 'nav--nav-animate',
    hydrated && 'nav--nav-hydrated',
  ]
  return (
    <div className={['nav', ...states].filter(Boolean).join(' ')} inert={!navOpen}>
      <div className="nav__scroll" ref={navRef as never}>
        <nav className="ek-nav" aria-label={messages.nav}>
          <Link className="ek-nav__logo" href="/admin" prefetch={false}>
            {logo}
          </Link>
          <Links links={top} />
          {groups.map((group) => (
            <details key={group.label} open>
              <summary>{group.label}</summary>
              <Links links={group.links} />
            </details>
          ))}
          <SignOut label={messages.signOut} failed={messages.signOutFailed} />
        </nav>
        <div className="nav__header">
          <div className="nav__header-content">
            <button
              className="nav__mobile-close"
              type="button"
              aria-label={messages.close}
              onClick={() => setNavOpen(false)}
            >
              <Hamburger isActive />
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}

/**
 * Payload closes the navigation of every window up to 1440 px when it learns its width. From `ROOM` on there is space
 * for both (styles/shell.css says the same), so this opens it again before anything is painted, unless the person keeps
 * it closed.
 */
function useOpenWhereRoom() {
  const { navOpen, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const wanted = useRef(navOpen)
  const [narrow, setNarrow] = useState(false)
  useEffect(() => setNarrow(breakpoints?.l === true), [breakpoints?.l])
  useLayoutEffect(() => {
    if (narrow && wanted.current && matchMedia(ROOM).matches) setNavOpen(true)
  }, [narrow, setNavOpen])
}

function Links({ links }: { links: NavLink[] }) {
  const path = usePathname()
  const here = (href: string) =>
    href === '/admin' ? path === href : path === href || path.startsWith(`${href}/`)
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} prefetch={false} aria-current={here(href) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
