import type { ReactNode } from 'react'
import { directionOf, type Locale } from '#messages/locales.ts'
import type { PageAssets } from './page.ts'

type DocumentProps = {
  locale: Locale
  title: string
  description: string
  hidden: boolean
  /**
   * Display preferences are put on `<html>` by a small script before the first paint; pages without scripts leave that
   * to the server.
   */
  hasDisplayScript: boolean
  /** The script that keeps the page for times without a connection. It runs after the page is drawn. */
  keep: boolean
  assets: PageAssets
  children: ReactNode
}

/** The whole document. No inline script and no inline style, so that the strictest policy fits. */
export function Document({
  locale,
  title,
  description,
  hidden,
  hasDisplayScript,
  keep,
  assets,
  children,
}: DocumentProps) {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {hidden && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFCFA" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0A1F27" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {hasDisplayScript && <script src="/comfort.js" />}
        {keep && <script src="/keep.js" defer />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.json" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} crossOrigin="" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
