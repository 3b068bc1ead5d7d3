import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#messages'

/**
 * Returns the `link` header for a screen of the app, so that the browser asks for the files of the screen together with
 * the page; undefined when the build left no list (development) or the screen has none. The build writes
 * the lists (`scripts/site-preloads.ts`).
 */
export function createEarlyFiles(folder: string): (pathname: string, locale: Locale) => string | undefined {
  const file = path.join(folder, 'preloads.json')
  if (!existsSync(file)) return () => undefined
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, Record<string, string[]>>
  const headers = new Map<string, string>()
  const patterns = new Map<string, RegExp>()
  for (const [locale, screens] of Object.entries(lists)) {
    for (const [screen, files] of Object.entries(screens)) {
      headers.set(locale + screen, files.map(link).join(', '))
      patterns.set(screen, new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`))
    }
  }
  return (pathname, locale) => {
    const exact = headers.get(locale + pathname)
    if (exact) return exact
    const [screen] = [...patterns].find(([, pattern]) => pattern.test(pathname)) ?? []
    return screen && headers.get(locale + screen)
  }
}

function link(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style`
  return file.startsWith('/assets/') ? `<${file}>; rel=modulepreload` : `<${file}>; rel=preload; as=script`
}
