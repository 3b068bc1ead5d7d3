import { ageGroups, type AgeGroup } from '../account/ageGroup.ts'
import { ageRestrictions, type AgeRestriction } from './enums.ts'

/** Products of a page of the list. Source: docs/rules/store.md C-104. */
export const PRODUCTS_PAGE = 20
/** Pictures a collection shows on the first page of the store. Source: docs/rules/store.md C-060. */
export const SHOWCASE_IMAGES = 3
/** Reviews a product shows. Source: docs/rules/store.md C-062. */
export const REVIEWS_SHOWN = 10
/** The average of reviews is shown from this many on. Source: docs/rules/store.md D-158. */
export const AVERAGE_FROM = 3
/** Related products that are read, and that are shown of them. Source: docs/rules/store.md C-061. */
export const RELATED_READ = 6
export const RELATED_SHOWN = 3
/** Longest search, in characters. */
export const SEARCH_MAX = 80
/** Longest review, in characters. */
export const REVIEW_MAX = 1_000
/** Fewest and most characters of the name a review is shown under. Source: docs/rules/store.md D-158. */
export const PUBLIC_NAME_MIN = 2
export const PUBLIC_NAME_MAX = 30
/** The last page a reader can ask for. */
export const PAGE_MAX = 2_500

/** Filters of the price, as they stand in the address. Source: docs/rules/store.md D-161. */
export const priceBands = ['under-20', '20-50', 'over-50'] as const
export type PriceBand = (typeof priceBands)[number]
/** The lowest and the highest price of a band, in cents, both inside it. */
export const priceBounds: Readonly<Record<PriceBand, { from: number; to: number }>> = {
  'under-20': { from: 0, to: 1_999 },
  '20-50': { from: 2_000, to: 5_000 },
  'over-50': { from: 5_001, to: 1_000_000 },
}

/** What a reader sees, and what they may buy for themselves: each with every restriction below it. */
export type Shelf = { sees: AgeRestriction; forSelf: AgeRestriction }

/**
 * The shelf of a reader. A restriction has the rank of its age group, and `all` the lowest; adults and elders see what
 * is above theirs too, as a gift. Without an age only what is for everyone is there. Source: docs/rules/store.md D-143.
 */
export function shelfOf(ageGroup: AgeGroup | null): Shelf {
  const rank = ageGroup === null ? 0 : ageGroups.indexOf(ageGroup)
  const forSelf = ageRestrictions[rank]!
  return { forSelf, sees: rank >= ageGroups.indexOf('adult') ? ageRestrictions.at(-1)! : forSelf }
}

/**
 * The query of a search in the language of PostgreSQL: every word, and words may go on. Null without a word. Only
 * letters and digits are left, so no sign of that language can come from a reader.
 */
export function searchQuery(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}

/**
 * The same items in an order that is another each day (`YYYY-MM-DD`), and the same for all readers on one day. Source:
 * docs/rules/store.md D-162.
 */
export function shuffledForDay<T extends { id: string }>(items: readonly T[], day: string): T[] {
  return items
    .map((item) => ({ item, place: hash(`${day}:${item.id}`) }))
    .sort((a, b) => a.place - b.place || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item)
}

/** FNV-1a, 32 bits, with a last mix: ids that differ only at their end lie apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
