import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { MessageKey } from '#messages'

/** What a route says about its screen: `handle: { title: '…' } satisfies ScreenHandle`. */
export type ScreenHandle = {
  /** The name of the page, for the window's title. */
  title: MessageKey
}

/** A place in the bar and the dock. Only routes that exist register one. */
export type NavPlace = {
  to: string
  label: MessageKey
  icon: LucideIcon
  /** Today 10, Journal 20, Rooms 30, Family 40, Trivia 50, Store 60. */
  order: number
  /** Age groups that see it; all unless given. */
  ages?: readonly AgeGroup[]
}

/** What a feature adds to the site. Give routes `lazy`, so that each screen is a chunk of its own. */
export type SiteFeature = {
  /** Screens for people who are signed in: bar with places, dock on phones. Others are sent to sign-in first. */
  member?: readonly RouteObject[]
  /** Screens for everybody: bar with Help now only. */
  public?: readonly RouteObject[]
  nav?: readonly NavPlace[]
  /** Small things in the bar before the account: the bell. Rendered inside the member frame. */
  barEnd?: readonly ComponentType[]
  /** Things that float over member screens (Arthur's popup). Rendered outside of the shell. */
  floating?: readonly ComponentType[]
}
