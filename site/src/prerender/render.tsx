import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ar } from '#messages/ar/index.ts'
import { en } from '#messages/en/index.ts'
import { es } from '#messages/es/index.ts'
import { fr } from '#messages/fr/index.ts'
import type { PageTemplate } from '#domain/content/template.ts'
import type { Locale } from '#messages'
import { MessagesProvider, newMessages } from '../lib/messages.tsx'
import { BrandSprite } from '../ui/BrandSprite.tsx'
import { Document } from './Document.tsx'
import type { PageAssets, PageContext, StaticPage } from './page.ts'

const catalogs: Readonly<Record<Locale, object>> = { en, es, fr, ar }

type RenderInput = {
  page: StaticPage
  locale: Locale
  assets: PageAssets
  exists: (path: string) => boolean
  year: number
}

/** The HTML of a static page in one language. */
export function renderPage({ page, locale, assets, ...rest }: RenderInput): string {
  const t = newMessages(locale, catalogs[locale])
  const context: PageContext = { locale, t, ...rest }
  const html = renderToStaticMarkup(
    <MessagesProvider messages={t}>
      <Document
        locale={locale}
        title={page.title(context)}
        description={page.description(context)}
        hidden={page.hidden === true}
        hasDisplayScript={page.client === 'app' || page.client === 'landing'}
        keep={page.client === 'keep'}
        assets={assets}
      >
        <BrandSprite />
        {page.body(context)}
      </Document>
    </MessagesProvider>,
  )
  return `<!doctype html>${html}`
}

/** How the parts of a page are drawn that the server fills, in one language; null for a page that is not filled. */
export function renderParts(page: StaticPage, locale: Locale): PageTemplate['parts'] | null {
  if (!page.filledAs) return null
  const messages = newMessages(locale, catalogs[locale])
  const markup = (node: ReactNode) =>
    renderToStaticMarkup(<MessagesProvider messages={messages}>{node}</MessagesProvider>)
  return Object.fromEntries(
    Object.entries(page.parts ?? {}).map(([name, { frame, rows }]) => [
      name,
      { frame: markup(frame), rows: rows.map(markup) },
    ]),
  )
}
