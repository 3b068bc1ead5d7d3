import { createHash } from 'node:crypto'

/** Hashes of the inline code of one page, as `script-src` and `style-src` take them. */
export type InlineHashes = { script: string[]; style: string[] }

const hashesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)]
    .filter(([, attributes, code]) => !/\bsrc=/.test(attributes ?? '') && code)
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`)

/**
 * The inline scripts and styles of each page, by file. We write none, so every list is empty; the server may rely on
 * this file instead of our word.
 * @throws Error when a page has a style attribute or an event attribute: no policy of ours lets those through.
 */
export function inlineHashes(pages: Readonly<Record<string, string>>): Record<string, InlineHashes> {
  for (const [file, html] of Object.entries(pages)) {
    const attribute = /<[^<>]+\s(style|on[a-z]+)=/.exec(html)
    if (attribute) throw new Error(`${file} has an inline ${attribute[1]} attribute`)
  }
  return Object.fromEntries(
    Object.entries(pages).map(([file, html]) => [
      file,
      {
        script: hashesOf(html, /<script([^>]*)>([\s\S]*?)<\/script>/g),
        style: hashesOf(html, /<style([^>]*)>([\s\S]*?)<\/style>/g),
      },
    ]),
  )
}
