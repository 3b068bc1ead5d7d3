import type { AgeRestriction, Category } from '#domain/store/enums.ts'
import type { Locale } from '#messages'

/** What a product of the demo dataset is made as: it decides its drawing, its description, and how it arrives. */
export const productKinds = [
  'book',
  'cards',
  'blanket',
  'lamp',
  'plush',
  'puzzle',
  'tea',
  'poster',
  'audio',
  'workbook',
  'letters',
] as const
export type ProductKind = (typeof productKinds)[number]
/** Kinds that are files. */
export const digitalKinds: readonly ProductKind[] = ['audio', 'workbook', 'letters']

/** Title and subtitle in a language. */
type Words = readonly [title: string, subtitle: string]
/** A product of the demo dataset. */
export type DemoProduct = {
  key: string
  category: Category
  kind: ProductKind
  priceCents: number
  restriction: AgeRestriction
  tag: string
  words: Readonly<Record<Locale, Words>>
  /** Pieces there are; of physical products. */
  stock?: number
  isDraft?: true
}
type Row = readonly [
  key: string,
  kind: ProductKind,
  priceCents: number,
  tag: string,
  en: Words,
  es: Words,
  fr: Words,
  ar: Words,
  more?: Partial<Pick<DemoProduct, 'restriction' | 'stock' | 'isDraft'>>,
]

/** Products of a collection, for everyone unless a row says more. */
export const collectionOf = (category: Category, rows: readonly Row[]): DemoProduct[] =>
  rows.map(([key, kind, priceCents, tag, en, es, fr, ar, more]) => ({
    key,
    category,
    kind,
    priceCents,
    tag,
    restriction: 'all',
    words: { en, es, fr, ar },
    ...more,
  }))
