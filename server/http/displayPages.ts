import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { DISPLAY_KEY, displayAttributes, readDisplayPreferences } from '#domain/account/displayPreferences.ts'
import { compressPage, sendPage, type CompressedPage } from './compressedPage.ts'
import { cookieFrom } from '#operations/account/sessionCookie.ts'

/** Pages kept ready at most; there are only so many ways to choose, and starting over costs a moment. */
const KEPT_MAX = 500

/**
 * Answers a page of HTML with the display preferences of the visitor's cookie on its `<html>`, so that pages without
 * scripts follow them too. Gives false when there are none to follow: then the page is served as it lies there.
 */
export function createDisplayPages(folder: string) {
  const kept = new Map<string, Promise<CompressedPage>>()
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: { file: string; status: number },
  ): Promise<boolean> => {
    const attributes = displayAttributes(
      readDisplayPreferences(cookieFrom(request.headers.cookie ?? null, DISPLAY_KEY)),
    )
    const place = path.join(folder, file)
    if (attributes === '' || !existsSync(place)) return false
    const key = file + attributes
    let page = kept.get(key)
    if (!page) {
      if (kept.size >= KEPT_MAX) kept.clear()
      page = compressPage(readFileSync(place, 'utf8').replace(/<html\b/, `$&${attributes}`))
      kept.set(key, page)
    }
    sendPage(request, response, await page, status)
    return true
  }
}
