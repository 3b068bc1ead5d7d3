import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import {
  fillLanding,
  NO_LANDING_CONTENT,
  type LandingContent,
  type LandingTemplate,
} from '#domain/content/landing.ts'
import type { Locale } from '#messages'
import { readLanding } from '#operations/content/readLanding.ts'
import type { Services } from '#services'
import { compressPage, sendPage, type CompressedPage } from './compressedPage.ts'

/** How long a process shows what it has before it looks again, in milliseconds. Most looks end in memory. */
const FRESH_MS = 2_000
/** How long a visitor waits for that look; then the page as it was is good enough. */
const PATIENCE_MS = 300

/** Answers the landing page; false when it was not built (development), so that the next handler has to. */
export type LandingPages = (
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
) => Promise<boolean>

/**
 * The landing page with what editors wrote, from templates the build left. A page is put together and compressed once
 * for each change; otherwise it is served from memory. Without the database it stays as it was.
 */
export function createLandingPages(
  { content: kept, log }: Pick<Services, 'content' | 'log'>,
  folder: string,
): LandingPages {
  const templates = new Map<Locale, LandingTemplate | null>()
  const pages = new Map<Locale, Promise<CompressedPage>>()
  let content: LandingContent = NO_LANDING_CONTENT
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const found = (await readLanding(kept)) ?? NO_LANDING_CONTENT
      if (JSON.stringify(found) !== JSON.stringify(content)) pages.clear()
      content = found
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'the landing page keeps its content')
    }
    lookedAt = performance.now()
    looking = undefined
  }

  function template(locale: Locale): LandingTemplate | null {
    const known = templates.get(locale)
    if (known !== undefined) return known
    const file = path.join(folder, '.landing', `${locale}.json`)
    const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LandingTemplate) : null
    templates.set(locale, read)
    return read
  }

  return async (request, response, locale) => {
    const open = template(locale)
    if (!open) return false
    if (performance.now() - lookedAt > FRESH_MS) {
      looking ??= look()
      await atMost(PATIENCE_MS, looking)
    }
    const made = pages.get(locale) ?? compressPage(fillLanding(open, content, locale))
    pages.set(locale, made)
    sendPage(request, response, await made)
    return true
  }
}

/** Waits for work, but not longer than this many milliseconds. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
