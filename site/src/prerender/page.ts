import type { ReactNode } from 'react'
import type { Locale } from '#messages'
import type { Messages } from '../lib/messages.tsx'

/** Addresses of the built files a page refers to. */
export type PageAssets = {
  styles: readonly string[]
  /** Module scripts. */
  scripts: readonly string[]
  /** Modules the browser may fetch early. */
  preloads: readonly string[]
  /** Font files to fetch early. */
  fonts: readonly string[]
}

/** What a static page is rendered with. */
export type PageContext = {
  locale: Locale
  t: Messages
  /** Every path that has a page; links to others are left out. */
  exists: (path: string) => boolean
  /** The year of the build, for the copyright line. */
  year: number
}

/** A page written at build time, once per language. */
export type StaticPage = {
  /** Where it is served. The first one names its folder (`/crisis` is `crisis/index.html`). */
  path: `/${string}`
  /** Where its file lies when that differs from the path (`app.html`). */
  file?: string
  title: (context: PageContext) => string
  description: (context: PageContext) => string
  /**
   * Which script it loads. `none` loads none; `keep` is whole without any, and has one that only keeps the page for
   * times without a connection.
   */
  client: 'landing' | 'app' | 'keep' | 'none'
  /** Keep it out of search engines. */
  hidden?: boolean
  body: (context: PageContext) => ReactNode
  /** How the server fills the slots of its body; none for a page without any. */
  filledAs?: 'landing' | 'legal'
  /** How its parts are drawn that have rows. Its body holds `slot(name)` for each. */
  parts?: Readonly<Record<string, PagePart>>
}

/** A part the server fills: what stands around the rows, and how the rows look, in turn. */
export type PagePart = { frame: ReactNode; rows: readonly ReactNode[] }
