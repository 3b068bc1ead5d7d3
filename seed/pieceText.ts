import { calloutTones } from '#domain/content/richText.ts'
import { storedRichText, type StoredRichText } from '#domain/content/storedRichText.ts'

type Node = StoredRichText['root']['children'][number]
const look = { direction: null, format: '', indent: 0, version: 1 }
const CALLOUT = new RegExp(`^!(${calloutTones.join('|')}) `)

/**
 * A piece as the panel's editor would store it. Parts stand between blank lines: lines with `- ` are a list, lines with
 * `1. ` a numbered one, `!help`, `!care` and `!tip` begin a callout, and the rest are paragraphs.
 */
export function pieceText(text: string): StoredRichText {
  const stored = storedRichText(text)
  const children = text.split('\n\n').map((part, index) => {
    const lines = part.split('\n')
    if (lines.every((line) => line.startsWith('- '))) return list('bullet', lines)
    if (lines.every((line) => /^\d+\. /.test(line))) return list('number', lines)
    return CALLOUT.test(part) ? callout(part) : stored.root.children[index]!
  })
  return { root: { ...stored.root, children } }
}

const list = (listType: 'bullet' | 'number', lines: readonly string[]): Node => ({
  type: 'list',
  ...look,
  listType,
  tag: listType === 'number' ? 'ol' : 'ul',
  start: 1,
  children: lines.map((line, index) => ({
    type: 'listitem',
    ...look,
    value: index + 1,
    children: [
      {
        type: 'text',
        text: line.replace(/^(?:-|\d+\.) /, ''),
        format: 0,
        style: '',
        mode: 'normal',
        detail: 0,
        version: 1,
      },
    ],
  })),
})

const callout = (part: string): Node => ({
  type: 'block',
  format: '',
  version: 2,
  fields: {
    id: 'callout',
    blockType: 'callout',
    blockName: '',
    tone: CALLOUT.exec(part)![1],
    text: part.replace(CALLOUT, ''),
  },
})
