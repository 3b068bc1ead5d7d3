import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { MAIL_PICTURE } from '#domain/notifications/mailTemplates.ts'
import { isLocale, locales, type Locale } from '#messages'
import { cookieFrom, HINT_COOKIE } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import { createDisplayPages } from './displayPages.ts'
import { acceptedLocale } from './dispatch.ts'
import { createEarlyFiles } from './earlyFiles.ts'
import { createLandingPages } from './landingPages.ts'
import { createLegalPages } from './legalPages.ts'
import { lastKnown } from './lastKnown.ts'
import { channelsHost } from '#services/realtime/channelsHost.ts'
import { commonHeaders, HSTS, sitePolicy, socketSources } from './securityHeaders.ts'

/** Pages written at build time, in every language, that need neither script nor api. */
const PRERENDERED = new Set(['/', '/crisis', '/help/nearby', '/help/national', '/offline'])
/** Second addresses of prerendered pages. Source: docs/rules/site.md S-002-2.3. */
const ALIASES: Readonly<Record<string, string>> = { '/legal/crisis': '/crisis' }
/** Clips of breaks: a page that loses its connection still has the one it fetched. */
const WEEK = 'public, max-age=604800'
const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built site: files as they are, prerendered pages in the reader's language, the app's shell for its routes.
 */
export function createSiteFiles(
  services: Services,
  folder: string,
  offered: () => Promise<readonly Locale[]>,
) {
  const { env } = services
  const landing = createLandingPages(services, folder)
  const legal = createLegalPages(services, folder)
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: !existsSync(folder),
    dotfiles: false,
    setHeaders: fileHeaders,
  })
  const policy = sitePolicy({
    sockets: socketSources(env.origin, { cluster: env.PUSHER_CLUSTER, server: channelsHost(env) }),
    frames: `${env.origin}/trivia/frames/`,
  })
  const headers = {
    ...commonHeaders,
    'content-security-policy': policy,
    ...(env.origin.startsWith('https:') && { 'strict-transport-security': HSTS }),
  }

  const isAppPath = appPaths(folder)
  // Help in a crisis must not wait for a database, in any language.
  const languages = lastKnown(offered, locales)
  const displayPages = createDisplayPages(folder)
  const earlyFiles = createEarlyFiles(folder)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const original = request.url ?? '/'
    const pathname = clean(original.split('?', 1)[0]!)
    if (pathname === null) {
      response.writeHead(400).end()
      return
    }
    if (isFile(pathname)) {
      files(request, response, () => void notFound(request, response, pathname))
      return
    }
    const locale = await localeOf(request, languages)
    response.setHeader('vary', 'Cookie, Accept-Language, Accept-Encoding')
    const page = ALIASES[pathname] ?? pathname
    const asked = {
      pathname: page,
      query: original.split('?')[1] ?? '',
      locale,
      languages: await languages(),
    }
    if (await legal(request, response, asked)) return
    if (!PRERENDERED.has(page) && !isAppPath(page)) return notFound(request, response, page)
    if (page === '/' && (await landing(request, response, locale))) return
    // Without a session the app leads away from its screens.
    const early = cookieFrom(request.headers.cookie ?? null, HINT_COOKIE) && earlyFiles(page, locale)
    if (early) response.setHeader('link', early)
    return sendFile(request, response, { file: pageFor(page, locale), status: 200 })
  }

  /** The not-found page for a caller who wants a page, a few words for anything else. */
  async function notFound(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    if (isFile(pathname) && !request.headers.accept?.includes('text/html')) return missing(response)
    const locale = await localeOf(request, languages)
    response.setHeader('vary', 'Cookie, Accept-Language, Accept-Encoding')
    return sendFile(request, response, {
      file: `${locale === 'en' ? '' : `/${locale}`}/404.html`,
      status: 404,
    })
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: { file: string; status: number },
  ): Promise<void> {
    if (await displayPages(request, response, { file, status })) return
    request.url = file
    if (status === 404) answerAs404(response)
    files(request, response, () => missing(response))
  }

  function pageFor(pathname: string, locale: Locale): string {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const page = PRERENDERED.has(pathname)
      ? `${prefix}${pathname === '/' ? '' : pathname}/index.html`
      : `${prefix}/app.html`
    // A language without its own copy of a page falls back to English.
    return existsSync(path.join(folder, page)) ? page : page.slice(prefix.length)
  }
}

/** The paths the app answers, as the build wrote them down. Without a build (development) every path is the app's. */
function appPaths(folder: string): (pathname: string) => boolean {
  const file = path.join(folder, 'pages.json')
  if (!existsSync(file)) return () => true
  const { app } = JSON.parse(readFileSync(file, 'utf8')) as { app: string[] }
  const patterns = app.map((known) => new RegExp(`^${known.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

/** The static server says 200 for every file it finds; the not-found page is found, and still says 404. */
function answerAs404(response: ServerResponse): void {
  const head = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    head(status === 200 ? 404 : status, ...rest)) as typeof response.writeHead
}

const missing = (response: ServerResponse): void => {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}

const isFile = (pathname: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.endsWith('.html')

/** The path with one slash between parts and none at its end; null when it is not well written. */
function clean(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    if (decoded.includes('\0') || decoded.includes('..')) return null
    const tidy = decoded.replace(/\/{2,}/g, '/').replace(/\/$/, '')
    return tidy === '' ? '/' : tidy
  } catch {
    return null
  }
}

function fileHeaders(response: ServerResponse, pathname: string): void {
  const isAsset = pathname.startsWith('/assets/')
  const isClip = pathname.startsWith('/clips/')
  response.setHeader('cache-control', isAsset ? YEAR : isClip ? WEEK : 'no-cache')
  // Mail programs are another origin.
  if (pathname === MAIL_PICTURE) response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

async function localeOf(
  request: IncomingMessage,
  offered: () => Promise<readonly Locale[]>,
): Promise<Locale> {
  const chosen = cookieFrom(request.headers.cookie ?? null, 'ek_lang')
  const wanted = isLocale(chosen) ? chosen : acceptedLocale(request.headers['accept-language'])
  if (wanted === 'en') return 'en'
  return (await offered()).includes(wanted) ? wanted : 'en'
}
