import type { GuardianRequestView, OwnRequestView } from '#domain/requests/api.ts'
import type { DeclineReason, RequestStatus } from '#domain/requests/requests.ts'
import type { ProductType } from '#domain/store/enums.ts'

/** A request with what it is about, from `REQUEST_COLUMNS`. */
export type RequestRow = {
  id: string
  product_id: string
  title: string
  product_type: ProductType
  image_id: string | null
  status: RequestStatus
  reason: string | null
  answer_reason: DeclineReason | null
  answer: string | null
  created_at: Date
  decided_at: Date | null
}

/** Columns of a request `r` of a product `p`; `$2` is the reader's language, and English stands in for it. */
export const REQUEST_COLUMNS = `r.id, r.product_id, p.product_type, r.status, r.reason, r.answer_reason, r.answer, r.created_at, r.decided_at,
  (select l.title from products_locales l where l._parent_id = p.id and l._locale in ($2::_locales, 'en')
    order by l._locale = 'en' limit 1) as title,
  (select i.id from product_images i where i.product_id = p.id order by i.is_cover desc, i.sort_order, i.id limit 1) as image_id`

/** The request as the minor who asked reads it. */
export const ownView = (row: RequestRow): OwnRequestView => ({
  id: row.id,
  product: { id: row.product_id, title: row.title, type: row.product_type, imageId: row.image_id },
  status: row.status,
  reason: row.reason,
  answerReason: row.answer_reason,
  answer: row.answer,
  askedAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/** A request with what a guardian reads besides. */
export type GuardianRow = RequestRow & {
  child_id: string
  child: string
  amount_cents: number
  expires_at: Date
}

/** The request as the guardian reads it. */
export const guardianView = (row: GuardianRow): GuardianRequestView => ({
  ...ownView(row),
  childId: row.child_id,
  childName: row.child,
  amountCents: row.amount_cents,
  expiresAt: row.expires_at.toISOString(),
})
