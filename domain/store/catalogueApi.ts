import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { RichText } from '../content/richText.ts'
import {
  PAGE_MAX,
  priceBands,
  PUBLIC_NAME_MAX,
  PUBLIC_NAME_MIN,
  REVIEW_MAX,
  SEARCH_MAX,
} from './catalogue.ts'
import { ageRestrictions, categories, productTypes, reviewStates } from './enums.ts'

const ImageView = z.object({
  id: z.string(),
  alt: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
})
/** A picture of a product; `pictureSrc(id)` is its address. */
export type ImageView = z.output<typeof ImageView>

/** A product on a shelf. */
export const ProductCard = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  priceCents: z.number(),
  productType: z.enum(productTypes),
  /** False for a physical product without stock. How many there are is shown to no reader. */
  isAvailable: z.boolean(),
  /** Above the reader's own age: they may buy it for another member only. Source: docs/rules/store.md D-143. */
  isGift: z.boolean(),
  cover: z.nullable(ImageView),
})
export type ProductCard = z.output<typeof ProductCard>

const ReviewView = z.object({
  id: z.string(),
  rating: z.number(),
  text: z.string(),
  userPublicName: z.string(),
  createdAt: z.string(),
})
/** A published review. */
export type ReviewView = z.output<typeof ReviewView>

/** Everything a product's page shows. */
export const ProductView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: RichText,
  priceCents: z.number(),
  currency: z.literal('usd'),
  category: z.enum(categories),
  productType: z.enum(productTypes),
  ageRestriction: z.enum(ageRestrictions),
  tags: z.array(z.string()),
  /** Where a part of it can be seen before it is bought. */
  previewUrl: z.nullable(z.string()),
  isAvailable: z.boolean(),
  isGift: z.boolean(),
  /** False while buying is paused. Source: docs/rules/store.md D-144. */
  isOpen: z.boolean(),
  /** `ff.store_pdp_v2`: the same parts in another order. */
  isSecondLayout: z.boolean(),
  images: z.array(ImageView),
  reviews: z.object({
    items: z.array(ReviewView),
    count: z.number(),
    /** From 1 to 5 with one digit; null while there are too few. */
    average: z.nullable(z.number()),
    /** The reader bought it, is of age and has not written yet. */
    mayWrite: z.boolean(),
    /** State of the reader's own review. */
    own: z.nullable(z.enum(reviewStates)),
  }),
  /** Up to six, in the order of the day; three are shown. */
  related: z.array(ProductCard),
})
export type ProductView = z.output<typeof ProductView>

/** The name a review is shown under: words of one line, chosen by its writer. */
export const PublicName = z
  .string()
  .check(
    z.trim(),
    z.minLength(PUBLIC_NAME_MIN),
    z.maxLength(PUBLIC_NAME_MAX),
    z.regex(/\p{L}/u),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  )

/** A review that waits for staff. */
export const WaitingReview = z.object({
  id: z.string(),
  productId: z.string(),
  productTitle: z.string(),
  rating: z.number(),
  text: z.string(),
  userPublicName: z.string(),
  createdAt: z.string(),
  /** What our rules found in its words and its name. */
  isOffensive: z.boolean(),
  hasPersonal: z.boolean(),
})
export type WaitingReview = z.output<typeof WaitingReview>

const byId = z.strictObject({ id: z.string().check(z.maxLength(64)) })
const notFound = { 'common.error.not_found': 404 } as const

/** The shelf: open to all, each reader with what their age allows. Source: docs/rules/store.md D-143, D-144. */
export const storeCatalogueApi = {
  /** The four collections with pictures of their newest products. */
  showcase: contract({
    method: 'get',
    path: '/store',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      collections: z.array(
        z.object({
          category: z.enum(categories),
          images: z.array(z.extend(ImageView, { productId: z.string() })),
        }),
      ),
    }),
  }),
  /** Products of a collection, newest first, twenty a page. A page behind the last one is empty. */
  list: contract({
    method: 'get',
    path: '/store/collections/:category',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    params: z.strictObject({ category: z.enum(categories) }),
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      price: z.optional(z.enum(priceBands)),
      type: z.optional(z.enum(productTypes)),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
    }),
    output: z.object({ products: z.array(ProductCard), total: z.number() }),
  }),
  /** One product. Unknown, inactive and above a minor's age are all the same answer. */
  product: contract({
    method: 'get',
    path: '/store/products/:id',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    params: byId,
    output: ProductView,
    errors: notFound,
  }),
  /** Writes the caller's one review of what they bought; staff read it first. Source: docs/rules/store.md D-158. */
  writeReview: contract({
    method: 'post',
    path: '/store/products/:id/reviews',
    auth: 'signed-in',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      rating: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REVIEW_MAX)),
      publicName: PublicName,
    }),
    output: z.object({ state: z.literal('pending') }),
    errors: {
      ...notFound,
      'store.error.review_adults': 403,
      'store.error.review_buyers': 403,
      'store.error.review_once': 409,
      'store.error.review_severe': 422,
      'store.error.review_name': 422,
    },
  }),
  /** Reviews that wait, oldest first; for staff who keep the store or moderate. */
  waitingReviews: contract({
    method: 'get',
    path: '/staff/store/reviews',
    auth: 'staff',
    limit: 'read',
    output: z.object({ reviews: z.array(WaitingReview) }),
  }),
  /** Publishes or rejects a review. Decided again with another word it changes; with the same word nothing does. */
  decideReview: contract({
    method: 'put',
    path: '/staff/store/reviews/:id',
    auth: 'staff',
    limit: 'write',
    params: byId,
    body: z.strictObject({ state: z.enum(['published', 'rejected']) }),
    output: z.object({ state: z.enum(['published', 'rejected']) }),
    errors: notFound,
  }),
}
