import { isSafeHref } from './links.ts'
import {
  CALLOUT_MAX,
  calloutTones,
  LIST_DEPTH_MAX,
  NODES_MAX,
  PICTURES_MAX,
  type Block,
  type Inline,
  type Item,
  type List,
  type RichText,
  type Words,
} from './richText.ts'

/** Why a text is not taken as it was sent. Each has its words in `panel.rich_text`. */
export const richTextErrors = ['shape', 'node', 'format', 'link', 'picture', 'callout', 'large'] as const
/** A reason why a text is not taken. */
export type RichTextIssue = (typeof richTextErrors)[number]

const BOLD = 1
const ITALIC = 2
/** The editor knows eleven looks of words. Ours are two; the others come with pasted text and are not drawn. */
const FORMAT_MAX = 2 ** 11 - 1
const alignments: ReadonlySet<unknown> = new Set([
  undefined,
  '',
  'left',
  'start',
  'center',
  'right',
  'end',
  'justify',
])
/** Signs that no text has: NUL, other controls, and halves of a sign. PostgreSQL stores neither NUL nor halves. */

const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/gu
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Is this the id of a document? */
export const isUuid = (id: string): boolean => UUID.test(id)

type Stored = Readonly<Record<string, unknown>>

/**
 * Reads what the panel's editor stores (Lexical's JSON). Whatever is not known is dropped, and `issue` names the first
 * thing that was: the field rejects a text with an issue, a reader gets what is left. Pictures come without description
 * and size.
 */
export function readRichText(stored: unknown): { text: RichText; issue: RichTextIssue | null } {
  if (!isBounded(stored)) return { text: [], issue: 'large' }
  const reader = new Reader()
  const text = reader.document(stored)
  return { text, issue: reader.issue }
}

class Reader {
  issue: RichTextIssue | null = null
  #nodes = 0
  #pictures = 0

  document(stored: unknown): RichText {
    const root = isRecord(stored) ? stored.root : undefined
    if (!isRecord(root) || root.type !== 'root') return this.#drop('shape') ?? []
    return this.#children(root, (node) => this.#block(node))
  }

  #block(node: Stored): Block | null {
    switch (node.type) {
      case 'paragraph':
      case 'quote':
        return { type: node.type, children: this.#line(node) }
      case 'heading':
        if (node.tag !== 'h2' && node.tag !== 'h3') return this.#drop('node')
        return { type: 'heading', level: node.tag === 'h2' ? 2 : 3, children: this.#line(node) }
      case 'list':
        return this.#list(node, 1)
      case 'upload':
        return this.#picture(node)
      case 'block':
        return this.#callout(node)
      default:
        return this.#drop('node')
    }
  }

  #line(node: Stored): Inline[] {
    this.#checkLook(node)
    return this.#children(node, (child) => this.#inline(child))
  }

  #inline(node: Stored): Inline | null {
    if (node.type !== 'link' && node.type !== 'autolink') return this.#wordsOrBreak(node)
    const { linkType, url } = isRecord(node.fields) ? node.fields : {}
    const children = this.#children(node, (child) => this.#wordsOrBreak(child))
    if (linkType !== 'custom' || !isSafeHref(url)) return this.#drop('link')
    return children.length > 0 ? { type: 'link', href: url, children } : null
  }

  #wordsOrBreak(node: Stored): Words | { type: 'break' } | null {
    if (node.type === 'linebreak') return { type: 'break' }
    if (node.type !== 'text' && node.type !== 'tab') return this.#drop('node')
    const { text, format = 0, style = '' } = node
    if (typeof text !== 'string') return this.#drop('shape')
    const isKnown =
      typeof format === 'number' && Number.isInteger(format) && format >= 0 && format <= FORMAT_MAX
    if (!isKnown || style !== '') return this.#drop('format')
    return {
      type: 'text',
      text: this.#cleaned(text),
      ...((format & BOLD) !== 0 && { bold: true as const }),
      ...((format & ITALIC) !== 0 && { italic: true as const }),
    }
  }

  #list(node: Stored, depth: number): List | null {
    if (node.listType !== 'bullet' && node.listType !== 'number') return this.#drop('node')
    if (depth > LIST_DEPTH_MAX) return this.#drop('large')
    this.#checkLook(node)
    const items: Item[] = []
    for (const child of this.#known(node)) {
      if (child.type !== 'listitem') {
        this.#drop('node')
        continue
      }
      this.#checkLook(child)
      const item: Item = { children: [], lists: [] }
      for (const part of this.#known(child)) {
        if (part.type === 'list') push(item.lists, this.#list(part, depth + 1))
        else push(item.children, this.#inline(part))
      }
      // The editor stores a list inside a list as an item of its own; it belongs to the item before.
      const before = items.at(-1)
      if (before && item.children.length === 0 && item.lists.length > 0) before.lists.push(...item.lists)
      else items.push(item)
    }
    return { type: 'list', ordered: node.listType === 'number', items }
  }

  #picture(node: Stored): Block | null {
    // Payload gives the whole picture instead of its id where it was asked to.
    const id = isRecord(node.value) ? node.value.id : node.value
    this.#pictures += 1
    if (this.#pictures > PICTURES_MAX) return this.#drop('large')
    if (node.relationTo !== 'media' || typeof id !== 'string' || !UUID.test(id)) return this.#drop('picture')
    return { type: 'picture', id: id.toLowerCase(), alt: '', width: 0, height: 0 }
  }

  #callout({ fields }: Stored): Block | null {
    if (!isRecord(fields) || fields.blockType !== 'callout') return this.#drop('node')
    const tone = calloutTones.find((one) => one === fields.tone)
    const { text } = fields
    if (!tone || typeof text !== 'string' || text.length > CALLOUT_MAX) return this.#drop('callout')
    return { type: 'callout', tone, text: this.#cleaned(text) }
  }

  #cleaned(text: string): string {
    const clean = text.replace(NO_TEXT, '')
    if (clean !== text) this.#drop('shape')
    return clean
  }

  #checkLook({ format, indent = 0 }: Stored): void {
    if (!alignments.has(format)) this.#drop('format')
    if (typeof indent !== 'number' || !(indent >= 0 && indent < 100)) this.#drop('format')
  }

  #children<T>(node: Stored, read: (child: Stored) => T | null): T[] {
    const found: T[] = []
    for (const child of this.#known(node)) push(found, read(child))
    return found
  }

  /** Children that are nodes at all, until there are too many. */
  *#known({ children }: Stored): Generator<Stored> {
    if (!Array.isArray(children)) return void this.#drop('shape')
    for (const child of children as unknown[]) {
      this.#nodes += 1
      if (this.#nodes > NODES_MAX) return void this.#drop('large')
      if (isRecord(child)) yield child
      else this.#drop('shape')
    }
  }

  #drop(error: RichTextIssue): null {
    this.issue ??= error
    return null
  }
}

/** Values inside each other, values, and characters a stored text may have; far more than our longest texts need. */
const DEPTH_MAX = 32
const VALUES_MAX = 60_000
const CHARACTERS_MAX = 200_000

/** Is it small enough to be walked through? Asked without recursion, so that no depth ends the process's stack. */
export function isBounded(stored: unknown): boolean {
  let values = 0
  let characters = 0
  const waiting: [value: unknown, depth: number][] = [[stored, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    values += 1
    if (typeof value === 'string') characters += value.length
    if (depth > DEPTH_MAX || values + waiting.length > VALUES_MAX || characters > CHARACTERS_MAX) return false
    if (typeof value !== 'object' || value === null) continue
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1])
  }
  return true
}

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
function push<T>(list: T[], value: T | null): void {
  if (value !== null) list.push(value)
}
