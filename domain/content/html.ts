import { pictureSrc, type Inline, type Item, type List, type RichText } from './richText.ts'

/**
 * A text as HTML, for pages the server puts together: headings, paragraphs, lists, links, without one attribute for
 * looks, because the site's policy allows none. All words are escaped. `level` is what its headings of level 2 become.
 */
export const richTextHtml = (text: RichText, level = 2): string =>
  text
    .map((block) => {
      switch (block.type) {
        case 'paragraph':
          return block.children.length === 0 ? '' : `<p>${line(block.children)}</p>`
        case 'heading':
          return heading(block.level + level - 2, line(block.children))
        case 'quote':
          return `<blockquote><p>${line(block.children)}</p></blockquote>`
        case 'list':
          return list(block)
        case 'callout':
          return `<p role="note" data-tone="${block.tone}">${lines(block.text)}</p>`
        case 'picture':
          return `<img src="${pictureSrc(escapeHtml(block.id))}" alt="${escapeHtml(block.alt)}" width="${block.width}" height="${block.height}" loading="lazy">`
      }
    })
    .join('')

const heading = (level: number, words: string): string => `<h${level}>${words}</h${level}>`

const line = (children: readonly Inline[]): string =>
  children
    .map((part) => {
      if (part.type === 'break') return '<br>'
      if (part.type === 'link')
        return `<a href="${escapeHtml(part.href)}" rel="noopener noreferrer">${line(part.children)}</a>`
      const words = part.italic ? `<em>${escapeHtml(part.text)}</em>` : escapeHtml(part.text)
      return part.bold ? `<strong>${words}</strong>` : words
    })
    .join('')

const list = ({ ordered, items }: List): string => {
  const tag = ordered ? 'ol' : 'ul'
  return `<${tag}>${items.map(item).join('')}</${tag}>`
}
const item = ({ children, lists }: Item): string => `<li>${line(children)}${lists.map(list).join('')}</li>`
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text that stays text inside HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!)
