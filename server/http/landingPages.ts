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
import { firstLandingPlans } from '#seed/content/plans.ts'
import type { Services } from '#services'
import { contentInHand } from './contentInHand.ts'
import { compressPage, sendPage, type CompressedPage } from './compressedPage.ts'

/** The page as it is built. */
const FIRST_CONTENT: LandingContent = { ...NO_LANDING_CONTENT, plans: firstLandingPlans }

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
  const inHand = contentInHand<LandingContent>({
    first: FIRST_CONTENT,
    read: () => readLanding(kept),
    onChange: () => pages.clear(),
    log,
    failed: 'the landing page keeps its content',
  })

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
    const content = await inHand()
    const made = pages.get(locale) ?? compressPage(fillLanding(open, content, locale))
    pages.set(locale, made)
    sendPage(request, response, await made)
    return true
  }
}
