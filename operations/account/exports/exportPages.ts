import { storedLines, type StoredLine } from '#domain/account/storedLines.ts'
import type { PersonCollection } from '#domain/account/dataMap/index.ts'
import { escapeHtml } from '#domain/content/html.ts'
import { directionOf, message, messageFor, type Locale } from '#messages'
import type { ExportRow } from './exportRows.ts'
import { showValue, type ValueFormat } from './showValue.ts'

/** Words of a key, or null where no language has them. */
const wordsIf = (locale: Locale, key: string): string | null => {
  const words = messageFor(locale, key)
  return words === key ? null : words
}

// Nothing of a page runs or loads: what a member wrote stays text.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:46rem;padding:1.5rem;font:1.05rem/1.55 system-ui,sans-serif;background:#fbfcfa;color:#10303b}
a{color:#0b5468}h1,h2{line-height:1.2}article{border-top:1px solid #cfdbda;padding:.75rem 0}
dl{margin:0;display:grid;grid-template-columns:minmax(7rem,11rem) 1fr;gap:.15rem 1rem}
dt{color:#38525b}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:32rem){dl{display:block}dt{margin-top:.4rem}}
@media(prefers-color-scheme:dark){body{background:#0a1f27;color:#eaf2f0}a{color:#9bdbcd}dt{color:#b9cbcd}article{border-color:#35525b}}
@media print{body{max-width:none;padding:0}article{break-inside:avoid}}`

const head = (locale: Locale, title: string) => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<body>
<h1>${escapeHtml(title)}</h1>
`

/** The file of a section's page. */
export const pageName = (section: StoredLine): string => `${section}.html`

/** What stands on the first page. */
export type FirstPage = {
  locale: Locale
  /** The child it is about, where a guardian asked. */
  child: string | null
  name: string
  madeAt: string
  sections: readonly StoredLine[]
}

/** The first page: what is in the copy, and what is not. */
export function firstPage({ locale, child, name, madeAt, sections }: FirstPage): string {
  const title =
    child === null
      ? message(locale, 'dataCopyFile.title')
      : message(locale, 'dataCopyFile.title_child', { child })
  const paragraphs = [
    message(locale, 'dataCopyFile.made', { date: madeAt, name }),
    message(locale, child === null ? 'dataCopyFile.lead' : 'dataCopyFile.lead_child'),
    message(locale, 'dataCopyFile.left_out'),
    message(locale, 'dataCopyFile.keep_safe'),
  ]
  const links = sections.map(
    (section) =>
      `<li><a href="${pageName(section)}">${escapeHtml(message(locale, `dataCopyFile.section.${section}`))}</a>: ${escapeHtml(message(locale, `stored.line.${section}`))}`,
  )
  return `${head(locale, title)}${paragraphs.map((text) => `<p>${escapeHtml(text)}`).join('\n')}
<h2>${escapeHtml(message(locale, 'dataCopyFile.parts'))}</h2>
<ul>
${links.join('\n')}
</ul>
`
}

/** A receipt, with what stands on it line by line. */
export const receiptPage = (
  { title, facts }: { title: string; facts: readonly (readonly [string, string])[] },
  locale: Locale,
): string =>
  `${head(locale, title)}<p><a href="../index.html">${escapeHtml(message(locale, 'dataCopyFile.back'))}</a>
<dl>${facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${escapeHtml(label)}<dd>${escapeHtml(value)}`)
    .join('')}</dl>
`

/** A page of one section as it is read: its collections that have words in the language. */
export async function* sectionPage(
  section: StoredLine,
  { locale, format, rowsOf }: SectionSource,
): AsyncGenerator<string> {
  const back = `<p><a href="index.html">${escapeHtml(message(locale, 'dataCopyFile.back'))}</a>\n`
  yield head(locale, message(locale, `dataCopyFile.section.${section}`)) + back
  let isEmpty = true
  for (const collection of storedLines[section].collections) {
    const title = wordsIf(locale, `dataCopyFile.collection.${collection.replaceAll('-', '_')}`)
    if (title === null) continue
    const show = rowPage(locale, format)
    let begun = false
    for await (const rows of rowsOf(collection)) {
      if (!begun) yield `<h2>${escapeHtml(title)}</h2>\n`
      begun = true
      isEmpty = false
      yield rows.map(show).join('')
    }
  }
  if (isEmpty) yield `<p>${escapeHtml(message(locale, 'dataCopyFile.nothing'))}\n`
}

type SectionSource = {
  locale: Locale
  format: ValueFormat
  rowsOf: (collection: PersonCollection) => AsyncIterable<readonly ExportRow[]>
}

/** Shows rows of a collection. The columns with words are looked up once. */
function rowPage(locale: Locale, format: ValueFormat): (row: ExportRow) => string {
  let columns: { name: string; label: string }[] | undefined
  return (row) => {
    columns ??= Object.keys(row).flatMap((name) => {
      const label = wordsIf(locale, `dataCopyFile.column.${name}`)
      return label === null ? [] : [{ name, label: `<dt>${escapeHtml(label)}<dd>` }]
    })
    let facts = ''
    for (const { name, label } of columns) {
      const text = showValue(name, row, format)
      if (text !== '') facts += label + escapeHtml(text)
    }
    return facts === '' ? '' : `<article><dl>${facts}</dl></article>\n`
  }
}
