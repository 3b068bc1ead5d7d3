import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { MessageKey } from '#messages'
import type { MessageGroup } from '#messages/site/messageGroups.ts'

/** One screen: its path, its name, and where its code is. */
export type SiteRoute = {
  /** A pattern: `/journal/:id`. Read the parts with `useParams()`. */
  path: `/${string}`
  /** The name of the page, for the window's title. */
  title: MessageKey
  /**
   * `() => import('./JournalScreen.tsx').then((m) => m.JournalScreen)`: a chunk of its own, loaded when it is opened.
   */
  screen: () => Promise<ComponentType>
  /** Messages it shows besides those of its feature. */
  messages?: readonly MessageGroup[]
  /** Of a public screen: members have their places around it. */
  shared?: true
  /** Where readers without a session go instead of sign-in when the query says `demo=true`. */
  demo?: `/${string}`
}

/** A small part that loads with the member frame's first screen: `() => import('./Bell.tsx').then((m) => m.Bell)`. */
export type FramePart = () => Promise<ComponentType>

/** A place in the bar and the dock. Only routes that exist register one. */
export type NavItem = {
  to: `/${string}`
  label: MessageKey
  icon: LucideIcon
  /** Today 10, Journal 20, Rooms 30, Family 40, Trivia 50, Store 60. */
  order: number
  /** A small sign after its text that something is new there; it comes when the page has been painted. */
  mark?: FramePart
  /** Age groups that see it; all unless given. */
  ages?: readonly AgeGroup[]
}

/** What a feature adds to the site. */
export type SiteFeature = {
  /** Messages its screens and parts show, besides `common` and `shell`; they load together with them. */
  messages?: readonly MessageGroup[]
  /** Draws around every member screen of the feature, where its `<Outlet/>` is, and stays while they change. */
  layout?: Pick<SiteRoute, 'title' | 'screen'>
  /** Screens for people who are signed in: bar with places, dock on phones. Others are sent to sign-in first. */
  member?: readonly SiteRoute[]
  /** First steps of people who are signed in: `usePerson()` as for `member`, but no places and no dock around them. */
  steps?: readonly SiteRoute[]
  /** Public screens: bar with Help now only. */
  public?: readonly SiteRoute[]
  nav?: readonly NavItem[]
  /** Small things in the bar before the account: notifications. */
  barEnd?: readonly FramePart[]
  /** Things that float over member screens (Arthur's popup), outside of the shell. */
  floating?: readonly FramePart[]
}
