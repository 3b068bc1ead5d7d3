import type { Manifest } from 'vite'
import { styleSheet } from './site-kept.ts'
import { entryChunks, filesOf, screensOf } from './site-routes.ts'

/** Files of a screen's first load, by the path of the screen. */
export type Preloads = Record<string, string[]>

/**
 * Returns what the server names in the `link` header of members' screens in one language. The browser otherwise learns
 * of a screen's scripts when the entry has run. What the first paint waits for comes first, then the entry: HTTP/1.1
 * loads six files at a time.
 */
export function preloadsOf(manifest: Manifest, locale: string): Preloads {
  const first = ['/comfort.js', styleSheet(manifest)]
  const screens = screensOf(locale).filter(({ frame }) => frame !== 'public')
  return Object.fromEntries(
    screens.map(({ path, chunks }) => [
      path,
      [...first, ...filesOf(manifest, [...entryChunks(locale), ...chunks]).map((file) => `/${file}`)],
    ]),
  )
}
