import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { isLocale, type Locale } from '../messages/locales.ts'
import type { PageAssets, StaticPage } from '../site/src/prerender/page.ts'
import type * as plain from '../site/src/prerender/plain.tsx'
import { classicScript } from './site-scripts.ts'

type Rendered = typeof plain
const noAssets: PageAssets = { styles: [], scripts: [], preloads: [], fonts: [] }

/** Serves the HTML in development: static pages rendered anew on each load, everything else the app. */
export function pagesInDevelopment(): Plugin {
  return {
    name: 'evenkeel-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://dev').pathname
        if (path === '/comfort.js') {
          void classicScript('site/src/display.boot.ts').then((code) => {
            response.setHeader('content-type', 'text/javascript')
            response.end(code)
          }, next)
          return
        }
        if (!wantsPage(request, path)) return next()
        html(server, path, localeOf(request)).then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(text)
        }, next)
      })
    },
  }
}

const wantsPage = (request: IncomingMessage, path: string): boolean =>
  (request.headers.accept ?? '').includes('text/html') &&
  !/^\/(api|app|apps|admin|_next|mailbox|sandbox|@|src|node_modules)(\/|$)/.test(path)

function localeOf(request: IncomingMessage): Locale {
  const chosen = /ek_lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? chosen : 'en'
}

async function html(server: ViteDevServer, path: string, locale: Locale): Promise<string> {
  const sources = ['landing', 'plain', 'app'] as const
  const modules = await Promise.all(
    sources.map((name) => server.ssrLoadModule(`/src/prerender/${name}.tsx`) as Promise<Rendered>),
  )
  const found = sources.flatMap((name, index) =>
    modules[index]!.pages.filter((page: StaticPage) => page.path === path).map((page) => ({ name, page })),
  )[0]
  const { name, page } = found ?? { name: 'app' as const, page: modules[2]!.pages[0]! }
  // In development the styles come with the modules that import them.
  const scripts = page.client === 'app' ? ['/src/app/main.tsx'] : [`/src/prerender/${name}.tsx`]
  if (page.client === 'landing') scripts.push('/src/pages/public/landing/landing.client.ts')
  const text = modules[0]!.renderPage({
    page,
    locale,
    assets: { ...noAssets, scripts },
    exists: () => true,
    year: new Date().getFullYear(),
  })
  // What editors wrote comes with the built product only.
  return server.transformIndexHtml(path, text.replaceAll(/\{\{ek:\w+\}\}/g, ''))
}
