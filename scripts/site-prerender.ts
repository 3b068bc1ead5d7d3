import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { fillLanding, NO_LANDING_CONTENT, type LandingTemplate } from '../domain/content/landing.ts'
import type { PageTemplate } from '../domain/content/template.ts'
import { legalPaths, type LegalName } from '../domain/legal/documents.ts'
import { fillLegal } from '../domain/legal/page.ts'
import { locales, type Locale } from '../messages/locales.ts'
import { firstLegalContent } from '../seed/content/legal/index.ts'
import { firstLandingPlans } from '../seed/content/plans.ts'
import type { PageAssets, StaticPage } from '../site/src/prerender/page.ts'
import type { renderPage, renderParts } from '../site/src/prerender/render.tsx'
import type { KeptFiles } from '../site/src/swFiles.ts'
import { compressFolder } from './site-compress.ts'
import { inlineHashes } from './site-csp.ts'
import { keptOfApp, keptOfLanguage, styleSheet } from './site-kept.ts'
import { preloadsOf } from './site-preloads.ts'
import { classicScript } from './site-scripts.ts'

/*
 * Writes the HTML of the site, after `vite build`: static pages and the app's shell, in every language; `/comfort.js`,
 * `/keep.js`, `/sw.js`; the lists the server reads; and a .br and .gz beside every text file.
 *
 *   tsx scripts/site-prerender.ts
 *
 * Of the landing page it also leaves a template in `.landing/`, of legal pages and the crisis page in `.legal/`. The
 * server fills these with what editors wrote.
 */

const out = 'dist/site'
const scratch = 'dist/.prerender'
type Built = {
  pages: readonly StaticPage[]
  renderPage: typeof renderPage
  renderParts?: typeof renderParts
  appPaths?: () => string[]
}
const sources = ['landing', 'plain', 'app'] as const
type Source = (typeof sources)[number]

const LANDING = 'src/pages/public/landing/landing.client.ts'
await buildLandingClient()
const manifest: Manifest = { ...readManifest('manifest'), ...readManifest('landing') }
const builds = new Map<Source, { module: Built; styles: string[] }>()
for (const source of sources) builds.set(source, await buildSource(source))

const pages = sources.flatMap((source) => builds.get(source)!.module.pages.map((page) => ({ source, page })))
const appPaths = builds.get('app')!.module.appPaths!()
const known = new Set([...appPaths, ...pages.filter(({ page }) => !page.file).map(({ page }) => page.path)])
const written: Record<string, string> = {}
for (const locale of locales) for (const { source, page } of pages) writePage(source, page, locale)

writeFileSync(`${out}/comfort.js`, await classicScript('site/src/display.boot.ts'))
const plainStyles = builds.get('plain')!.styles
const keepScript = await classicScript('site/src/keep.boot.ts')
writeFileSync(`${out}/keep.js`, keepScript)
const kept: KeptFiles = {
  help: [...plainStyles, ...fontsOf('en'), '/favicon.svg', '/comfort.js', '/keep.js'],
  app: keptOfApp(manifest),
  languages: Object.fromEntries(
    locales.map((locale) => [locale, [...keptOfLanguage(manifest, locale), ...fontsOf(locale)]]),
  ),
  paths: appPaths,
}
const scripts = [
  keepScript,
  readFileSync(`${out}/comfort.js`, 'utf8'),
  readFileSync('site/src/sw.ts', 'utf8'),
]
const version = hashOf([JSON.stringify(kept), ...scripts, ...Object.values(written)].join('\n')).slice(0, 12)
writeFileSync(
  `${out}/sw.js`,
  await classicScript('site/src/sw.ts', {
    __FILES__: JSON.stringify(kept),
    __VERSION__: JSON.stringify(version),
  }),
)
writeFileSync(`${out}/manifest-csp.json`, JSON.stringify(inlineHashes(written), null, 2))
writeFileSync(
  `${out}/pages.json`,
  JSON.stringify(
    { static: pages.filter(({ page }) => !page.file).map(({ page }) => page.path), app: appPaths },
    null,
    2,
  ),
)
writeFileSync(
  `${out}/preloads.json`,
  JSON.stringify(
    Object.fromEntries(locales.map((locale) => [locale, preloadsOf(manifest, locale)])),
    null,
    2,
  ),
)
rmSync(scratch, { recursive: true, force: true })
await compressFolder(out)
console.log(
  `${Object.keys(written).length} pages in ${locales.length} languages, ${appPaths.length} app paths`,
)

/** The landing page's script shares nothing with the app, so that neither is cut up for the other. */
async function buildLandingClient(): Promise<void> {
  await build({
    logLevel: 'error',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/landing.json',
      rolldownOptions: { input: path.resolve('site', LANDING) },
    },
  })
}

function readManifest(name: 'manifest' | 'landing'): Manifest {
  return JSON.parse(readFileSync(`${out}/.vite/${name}.json`, 'utf8')) as Manifest
}

/** Builds one group of pages: a module that renders them, and one style sheet with just what they use. */
async function buildSource(source: Source): Promise<{ module: Built; styles: string[] }> {
  const outDir = path.resolve(scratch, source)
  await build({
    logLevel: 'error',
    build: {
      ssr: path.resolve(`site/src/prerender/${source}.tsx`),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
    },
    ssr: { noExternal: ['lucide-react'] },
  })
  const assets = existsSync(`${outDir}/assets`) ? readdirSync(`${outDir}/assets`) : []
  const wanted = source === 'app' ? [] : assets.filter((name) => /\.(css|woff2)$/.test(name))
  for (const name of wanted) {
    // The first rules a sheet names are the weakest. In another order links would win over buttons.
    if (name.endsWith('.css') && !readFileSync(`${outDir}/assets/${name}`, 'utf8').startsWith('@layer reset'))
      throw new Error(`the layers of ${source} are in the wrong order`)
    cpSync(`${outDir}/assets/${name}`, `${out}/assets/${name}`)
  }
  return {
    module: (await import(pathToFileURL(`${outDir}/${source}.js`).href)) as Built,
    styles: wanted.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`),
  }
}

function writePage(source: Source, page: StaticPage, locale: Locale): void {
  const file = path.posix.join(
    locale === 'en' ? '' : locale,
    page.file ?? path.posix.join(page.path.slice(1), 'index.html'),
  )
  const { renderPage: render, renderParts: draw } = builds.get(source)!.module
  let html = render({
    page,
    locale,
    assets: assetsOf(source, page, locale),
    exists: (asked) => known.has(asked as `/${string}`),
    year: new Date().getFullYear(),
  })
  const parts = draw?.(page, locale)
  if (parts) html = fillFirst(page, { page: html, parts }, locale)
  written[file] = html
  mkdirSync(path.dirname(`${out}/${file}`), { recursive: true })
  writeFileSync(`${out}/${file}`, html)
}

/** Leaves the template for the server, and gives the page as it is before any editor wrote something. */
function fillFirst(page: StaticPage, template: PageTemplate, locale: Locale): string {
  const isLanding = page.filledAs === 'landing'
  const name = isLanding
    ? `.landing/${locale}.json`
    : `.legal/${locale}/${page.path.slice(1).replaceAll('/', '.')}.json`
  mkdirSync(path.dirname(`${out}/${name}`), { recursive: true })
  writeFileSync(`${out}/${name}`, JSON.stringify(template))
  if (isLanding)
    return fillLanding(
      template as LandingTemplate,
      { ...NO_LANDING_CONTENT, plans: firstLandingPlans },
      locale,
    )
  writeFileSync(`${out}/.legal/first.json`, JSON.stringify(firstLegalContent))
  const [legal] = Object.entries(legalPaths).find(([, at]) => at === page.path) ?? []
  return fillLegal(template, firstLegalContent, {
    path: page.path,
    name: (legal as LegalName | undefined) ?? null,
    version: null,
    reading: 'adult',
    locale,
    languages: [locale],
  })!
}

function assetsOf(source: Source, page: StaticPage, locale: Locale): PageAssets {
  const { styles } = builds.get(source)!
  const fonts = fontsOf(locale)
  if (page.client === 'none' || page.client === 'keep') return { styles, scripts: [], preloads: [], fonts }
  const key = page.client === 'app' ? 'src/app/main.tsx' : LANDING
  const entry = manifest[key]!
  const messages = page.client === 'app' ? [`../messages/site/${locale}.ts`] : []
  const early = [...reach(key), ...messages.flatMap((name) => [name, ...reach(name)])]
  return {
    styles: page.client === 'app' ? [styleSheet(manifest)] : styles,
    scripts: [`/${entry.file}`],
    preloads: [...new Set(early)].filter((name) => name !== key).map((name) => `/${manifest[name]!.file}`),
    fonts,
  }
}

/** Everything a chunk imports at once, however deep. */
function reach(key: string, seen = new Set<string>()): string[] {
  for (const name of manifest[key]?.imports ?? []) {
    if (seen.has(name)) continue
    seen.add(name)
    reach(name, seen)
  }
  return [...seen]
}

/** The two upright fonts of a language. */
function fontsOf(locale: Locale): string[] {
  const wanted =
    locale === 'ar'
      ? ['vazirmatn-arabic-wght-normal', 'markazi-text-arabic-wght-normal']
      : ['atkinson-hyperlegible-next-latin-wght-normal', 'besley-latin-wght-normal']
  const files = readdirSync(`${out}/assets`)
  return wanted.map((name) => `/assets/${files.find((file) => file.startsWith(name))!}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
