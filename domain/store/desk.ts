import { isSafeHref } from '../content/links.ts'

/** Largest picture of the quick dialog, in bytes. Source: docs/rules/store.md D-142. */
export const DIALOG_PICTURE_MAX = 5 * 1024 * 1024
/** Largest picture of the product editor, in bytes. Source: docs/rules/store.md D-142. */
export const EDITOR_PICTURE_MAX = 2 * 1024 * 1024
/** Kinds of pictures both screens offer. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Pictures of one product, at most. */
export const PICTURES_MAX = 10
/** Products on a page of the desk. Source: docs/rules/store.md C-104. */
export const DESK_PAGE = 20
/** Highest price in cents of a US dollar. */
export const PRICE_MAX_CENTS = 1_000_000

/** Longest address of a preview, in characters. */
export const PREVIEW_URL_MAX = 500

/**
 * Is it the address of a page that shows a part of the product? Only https, and it says where it leads. Source:
 * docs/rules/store.md E-033.
 */
export const isPreviewUrl = (url: string): boolean =>
  url.length <= PREVIEW_URL_MAX && url.startsWith('https://') && isSafeHref(url)

/** The part of an address a title gives: lower case, other signs become hyphens. Source: docs/rules/store.md V-039. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, 100)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-') || 'product'

/** The first free of `base`, `base-2`, `base-3`, … */
export function freeName(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** Tags without blanks around them, each once whatever its case, in their order. */
export function tagsOf(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '' && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
}

/** Typed dollars as cents; null for what is no amount up to `max`: `12`, `12.5` and `12,50` are amounts. */
export function centsOf(typed: string, max = PRICE_MAX_CENTS): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === undefined) return null
  const total = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return total <= max ? total : null
}

/** Cents as they are typed: `12.50`. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)
