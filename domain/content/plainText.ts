import type { Inline, Item, List, RichText } from './richText.ts'

/**
 * A text without its looks: for mails, notifications, search, reading aloud and for limits of length. A blank line
 * stands between blocks, a link gives its words, a picture its description.
 */
export const plainText = (text: RichText): string =>
  text
    .map((block) => {
      switch (block.type) {
        case 'list':
          return linesOf(block, '').join('\n')
        case 'picture':
          return block.alt
        case 'callout':
          return block.text
        default:
          return lineOf(block.children)
      }
    })
    .join('\n\n')

const lineOf = (children: readonly Inline[]): string =>
  children
    .map((part) => {
      if (part.type === 'break') return '\n'
      return part.type === 'link' ? lineOf(part.children) : part.text
    })
    .join('')

const linesOf = ({ ordered, items }: List, indent: string): string[] =>
  items.flatMap(({ children, lists }: Item, index) => [
    `${indent}${ordered ? `${index + 1}.` : '•'} ${lineOf(children)}`,
    ...lists.flatMap((list) => linesOf(list, `${indent}  `)),
  ])
