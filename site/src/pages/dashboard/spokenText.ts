/** What is read aloud, in the order of the page: headings, paragraphs, labels, links, buttons and lines of lists. */
const SPOKEN = 'h1, h2, h3, p, legend, label, dt, dd, a, button, li, summary, figcaption'
/** What is not: tables under charts, hidden parts, and whatever says so. */
const SILENT = '[hidden], [aria-hidden="true"], [data-unspoken], table, dialog, .ek-sr'

/** The sentences of a page for a voice. What stands inside something that is read already is not read twice. */
export function spokenText(page: Element): string[] {
  const parts: string[] = []
  let last: Element | undefined
  for (const element of page.querySelectorAll(SPOKEN)) {
    if (element.closest(SILENT) || last?.contains(element)) continue
    const text = textOf(element)
    if (text === '') continue
    last = element
    parts.push(text)
  }
  return parts
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}
