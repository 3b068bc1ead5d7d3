import { z } from 'zod/mini'
import { isSafeHref } from './links.ts'

/** What a callout is for. `help` points to help, `care` asks to go gently, `tip` adds something useful. */
export const calloutTones = ['tip', 'care', 'help'] as const
/** Longest text of a callout, in characters. */
export const CALLOUT_MAX = 400
/** Deepest list in a list; the outermost counts as one. */
export const LIST_DEPTH_MAX = 3
/** Most parts (paragraphs, items, words, links) one text may have. */
export const NODES_MAX = 2_000
/** Most pictures one text may have. */
export const PICTURES_MAX = 20
/** Longest description of a picture, in characters. */
export const ALT_MAX = 300

const Words = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
})
/** Words with one look. */
export type Words = z.output<typeof Words>
const Break = z.object({ type: z.literal('break') })
const Link = z.object({
  type: z.literal('link'),
  href: z.string().check(z.refine(isSafeHref)),
  children: z.array(z.discriminatedUnion('type', [Words, Break])),
})
const Inline = z.discriminatedUnion('type', [Words, Break, Link])
/** A part of a line. */
export type Inline = z.output<typeof Inline>

/** An item of a list, with the lists inside it. */
export type Item = { children: Inline[]; lists: List[] }
/** A list; `ordered` ones are numbered. */
export type List = { type: 'list'; ordered: boolean; items: Item[] }
const List: z.ZodMiniType<List> = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(z.object({ children: z.array(Inline), lists: z.lazy(() => z.array(List)) })),
})
const Picture = z.object({
  type: z.literal('picture'),
  id: z.uuid(),
  alt: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
})
/** A picture of our editors. */
export type Picture = z.output<typeof Picture>
const Block = z.union([
  z.object({ type: z.literal('paragraph'), children: z.array(Inline) }),
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), children: z.array(Inline) }),
  z.object({ type: z.literal('quote'), children: z.array(Inline) }),
  z.object({ type: z.literal('callout'), tone: z.enum(calloutTones), text: z.string() }),
  Picture,
  List,
])
/** A block of a text. */
export type Block = z.output<typeof Block>

/**
 * A text of our editors as readers get it: blocks of known kinds, drawn as elements and never as markup. `readRichText`
 * makes it from what the panel stores.
 */
export const RichText = z.array(Block)
export type RichText = z.output<typeof RichText>

/** Where a picture is served. */
export const pictureSrc = (id: string): string => `${PICTURES}${id}`
/** The address of a picture, without its id. */
export const PICTURES = '/api/pictures/'

/** Every picture of a text. */
export const picturesIn = (text: RichText): Picture[] => text.filter((block) => block.type === 'picture')
