// What the service worker keeps, and for which page. Small and without imports: it becomes part of /sw.js.

/**
 * Addresses of built files: those of the pages of help, those of the app's screens, and what a language adds. `paths`
 * are patterns of app paths.
 */
export type KeptFiles = {
  help: readonly string[]
  app: readonly string[]
  languages: Readonly<Record<string, readonly string[]>>
  paths: readonly string[]
}

/** Pages of help by the paths that lead to them. */
const helpPages: Readonly<Record<string, string>> = {
  '/crisis': '/crisis',
  '/legal/crisis': '/crisis',
  '/help/national': '/help/national',
  '/help/nearby': '/help/nearby',
  '/offline': '/offline',
}
/** Served by others than the site: never touched. */
const FOREIGN = /^\/(api|admin|_next|app|apps|mailbox|media|sandbox)(\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * Which kept page answers a path: one of help, `app` for the shell, `other` for a page that is not kept, `foreign` for
 * what is not ours to answer.
 */
export function pageKey(pathname: string, paths: readonly string[]): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const page = helpPages[path]
  if (page) return page
  if (FOREIGN.test(path)) return 'foreign'
  const isApp = paths.some((known) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(path))
  return isApp ? 'app' : 'other'
}

/** Every file the app needs in one language. */
export const allFiles = ({ app, languages }: KeptFiles, locale: string): string[] => [
  ...new Set([...app, ...(languages[locale] ?? languages.en ?? [])]),
]
