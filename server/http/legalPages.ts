import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { DISPLAY_KEY, displayAttributes, readDisplayPreferences } from '#domain/account/displayPreferences.ts'
import {
  legalAliases,
  legalPaths,
  legalRedirects,
  readings,
  versionAt,
  type LegalContent,
  type LegalName,
} from '#domain/legal/documents.ts'
import { fillLegal, type LegalTemplate, type LegalView } from '#domain/legal/page.ts'
import { isLocale, type Locale } from '#messages'
import { cookieFrom } from '#operations/account/sessionCookie.ts'
import { readLegal } from '#operations/legal/readLegal.ts'
import type { Services } from '#services'
import { compressPage, sendPage, type CompressedPage } from './compressedPage.ts'
import { contentInHand } from './contentInHand.ts'

/** Pages kept ready at most; starting over costs a moment. */
const KEPT_MAX = 500
const YEAR_SECONDS = 31_536_000

type Asked = { pathname: string; query: string; locale: Locale; languages: readonly Locale[] }
/** Answers a legal page or the crisis page; false for every other path, and where the page was not built. */
export type LegalPages = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
) => Promise<boolean>

/**
 * Legal texts as files: put together and compressed once for each change, then served from memory. What was in force
 * last is also kept on disk, so that a process that starts without a database shows the same.
 */
export function createLegalPages(
  { content, env, log }: Pick<Services, 'content' | 'env' | 'log'>,
  folder: string,
): LegalPages {
  const lastKnown = path.resolve(env.DATA_DIR, 'legal.json')
  const templates = new Map<string, LegalTemplate | null>()
  const pages = new Map<string, Promise<CompressedPage>>()
  const built = readJson<LegalContent>(path.join(folder, '.legal/first.json')) ?? []
  const inHand = contentInHand<LegalContent>({
    first: withBuilt(readJson<LegalContent>(lastKnown) ?? []),
    read: () => readLegal(content),
    complete: withBuilt,
    onChange: (found) => {
      pages.clear()
      try {
        writeWhole(lastKnown, JSON.stringify(found))
      } catch (error) {
        log.warn({ err: (error as Error).message }, 'the legal texts are not kept on disk')
      }
    },
    log,
    failed: 'the legal pages keep their texts',
  })

  /** A text that the database does not have is the one the product came with. */
  function withBuilt(found: LegalContent): LegalContent {
    return [...found, ...built.filter(({ name }) => !found.some((one) => one.name === name && one.isCurrent))]
  }

  function templateOf(page: string, locale: Locale): LegalTemplate | null {
    const file = path.join(folder, '.legal', locale, `${page.slice(1).replaceAll('/', '.')}.json`)
    let template = templates.get(file)
    if (template === undefined) {
      template = readJson<LegalTemplate>(file)
      templates.set(file, template)
    }
    return template
  }

  return async (request, response, { pathname, query, locale, languages }) => {
    const target = legalRedirects[pathname]
    if (target) {
      response.writeHead(302, { location: target, 'cache-control': 'no-cache' }).end()
      return true
    }
    const page = pageAt(pathname)
    if (!page) return false
    const asked = new URLSearchParams(query)
    const wanted = asked.get('lang')
    const chosen = isLocale(wanted) && languages.includes(wanted) ? wanted : null
    const template = templateOf(page.template, chosen ?? locale)
    if (!template) return false

    const texts = await inHand()
    const view: LegalView = {
      path: page.path,
      name: page.name,
      version: page.version,
      reading: readings.find((one) => one === asked.get('reading')) ?? 'adult',
      locale: chosen ?? locale,
      languages,
    }
    const looks = displayAttributes(
      readDisplayPreferences(cookieFrom(request.headers.cookie ?? null, DISPLAY_KEY)),
    )
    const key = [view.path, view.reading, view.locale, languages.join('-'), looks].join(' ')
    let made = pages.get(key)
    if (!made) {
      const html = fillLegal(template, texts, view)
      if (html === null) return false
      if (pages.size >= KEPT_MAX) pages.clear()
      made = compressPage(html.replace(/<html\b/, `$&${looks}`))
      pages.set(key, made)
    }
    if (chosen)
      response.setHeader('set-cookie', `ek_lang=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`)
    sendPage(request, response, await made)
    return true
  }
}

type Page = { path: string; template: string; name: LegalName | null; version: string | null }
const names = new Map<string, LegalName>(
  Object.entries(legalPaths).map(([name, at]) => [at, name as LegalName]),
)

function pageAt(pathname: string): Page | null {
  const at = legalAliases[pathname] ?? pathname
  const name = names.get(at)
  if (name) return { path: at, template: at, name, version: null }
  if (at === '/legal' || at === '/crisis') return { path: at, template: at, name: null, version: null }
  const found = versionAt(at)
  return found && { path: at, template: legalPaths[found.name], ...found }
}

function readJson<T>(file: string): T | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
  } catch {
    // Half a file, of a machine that went down: as if there were none.
    return null
  }
}

/** Replaces a file at once, whatever happens in between. Several processes write the same. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}
