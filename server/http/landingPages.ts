import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  fillLanding,
  NO_LANDING_CONTENT,
  type LandingContent,
  type LandingTemplate,
} from '#domain/ops/landing.ts'
import type { Locale } from '#messages'
import { readLanding } from '#operations/ops/readLanding.ts'
import type { Services } from '#services'

/** How long a process shows what it has before it looks again, in milliseconds. */
const FRESH_MS = 2_000
/** How long a visitor waits for that look; then the page as it was is good enough. */
const PATIENCE_MS = 300
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

type Page = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string }

/** Answers the landing page; false when it was not built (development), so that somebody else has to. */
export type LandingPages = (
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
) => Promise<boolean>

/**
 * The landing page with what editors wrote, from templates the build left. A page is put together and compressed once for
 * each change; otherwise it is served from memory. Without the database it stays as it was.
 */
export function createLandingPages({ db, log }: Pick<Services, 'db' | 'log'>, folder: string): LandingPages {
  const templates = new Map<Locale, LandingTemplate | null>()
  const pages = new Map<Locale, Promise<Page>>()
  let content: LandingContent = NO_LANDING_CONTENT
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const found = (await readLanding(db)) ?? NO_LANDING_CONTENT
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
    const made = pages.get(locale) ?? build(fillLanding(open, content, locale))
    pages.set(locale, made)
    send(request, response, await made)
    return true
  }
}

async function build(html: string): Promise<Page> {
  const plain = Buffer.from(html)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gzipped] = await Promise.all([brotli(plain, quality), gz(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { plain, br, gzip: gzipped, etag }
}

function send(request: IncomingMessage, response: ServerResponse, page: Page): void {
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  const body = page[encoding]
  if (encoding !== 'plain') response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Waits for work, but not longer than this many milliseconds. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
