import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { AVERAGE_FROM, REVIEWS_SHOWN } from '#domain/store/catalogue.ts'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import type { ReviewState } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** The newest published reviews of a product. */
export const reviewRows = statement(
  `
select r.id, r.rating, r.text, r.user_public_name as "userPublicName", r.created_at as "createdAt"
from product_reviews r join users u on u.id = r.user_id and u.disabled_at is null
where r.product_id = $id and r.state = 'published' order by r.created_at desc, r.id desc limit ${REVIEWS_SHOWN}`,
  'store-reviews',
)
/** How many there are, and what they say on average. */
export const reviewFigures = statement(
  `select count(*) as count, round(avg(rating), 1) as average from product_reviews
   where product_id = $id and state = 'published'`,
  'store-review-figures',
)
/** The state of a reader's own review, and whether they bought the product. */
export const ownReviewRow = statement(
  `select (select r.state from product_reviews r where r.product_id = $id and r.user_id = $userId) as state,
    exists (select from order_items i join orders o on o.id = i.order_id
      where i.product_id = $id and o.user_id = $userId and o.status in ('paid', 'partially_refunded')) as bought`,
  'store-review-own',
)
type Shown = { id: string; rating: number; text: string; userPublicName: string; createdAt: Date }
type Own = { state: ReviewState | null; bought: boolean }

/** The reader's own review of a product, and whether they bought it. */
export async function ownReview(sql: Sql, actor: Pick<Actor, 'id'>, productId: string): Promise<Own> {
  const [row] = await ownReviewRow<Own>(sql, { id: productId, userId: actor.id })
  return row!
}

/**
 * Published reviews of a product, newest first, and whether the reader may write one. Source: docs/rules/store.md
 * D-158.
 */
export async function reviewsOf(
  sql: Sql,
  actor: Pick<Actor, 'id' | 'ageGroup'> | null,
  productId: string,
): Promise<ProductView['reviews']> {
  const [items, [figure], own] = await Promise.all([
    reviewRows<Shown>(sql, { id: productId }),
    reviewFigures<{ count: number; average: number | null }>(sql, { id: productId }),
    actor && isAdult(actor.ageGroup) ? ownReview(sql, actor, productId) : null,
  ])
  const { count, average } = figure!
  return {
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    count,
    average: count >= AVERAGE_FROM ? average : null,
    mayWrite: own !== null && own.bought && own.state === null,
    own: own?.state ?? null,
  }
}
