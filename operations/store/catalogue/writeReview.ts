import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import { assessRisk } from '#domain/moderation/risk/assessRisk.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import type { Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { offerCare } from '#operations/moderation/care.ts'
import type { Services } from '#services'
import { assessPublicName } from './assessPublicName.ts'
import { ownReview } from './reviewsOf.ts'
import { visibleProduct } from './visibleProduct.ts'

type Written = { id: string; rating: number; text: string; publicName: string; locale: Locale }

const STORE = `
insert into product_reviews (id, product_id, user_id, rating, text, user_public_name, state, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, 'pending', $7, $7) on conflict (product_id, user_id) do nothing returning id`

/**
 * Stores the caller's one review of a product they paid for, under the name they chose. Staff read it before it is
 * shown. Words of danger are kept like others, and the writer is offered help. Source: docs/rules/store.md D-158.
 * @throws OperationError those of the contract
 */
export async function writeReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, rating, text, publicName, locale }: Written,
): Promise<void> {
  const refuse = (reason: 'adults' | 'buyers' | 'once' | 'severe') =>
    operationErrorOf(storeCatalogueApi.writeReview, `store.error.review_${reason}`, {
      ...(reason === 'severe' && { fields: { 'body.text': 'store.error.review_severe' } }),
    })
  const product = await visibleProduct(db, actor, { id })
  if (!product) throw new OperationError('common.error.not_found')
  if (!isAdult(actor.ageGroup)) throw refuse('adults')
  const own = await ownReview(db, actor, product.id)
  if (own.state !== null) throw refuse('once')
  if (!own.bought) throw refuse('buyers')
  const risk = assessRisk(text, { ageGroup: actor.ageGroup ?? 'adult', locale })
  if (readProfanity(text).severity === 'severe') throw refuse('severe')
  const nameRisk = assessPublicName(publicName, actor, locale)
  const now = clock.now()
  await db.tx(async (sql) => {
    const values = [newId(), product.id, actor.id, rating, text, publicName, now]
    const stored = await sql.query(STORE, values, 'store-review-write')
    if (stored.length === 0) throw refuse('once')
    if (isAtLeast(risk.level, 'concern') || isAtLeast(nameRisk, 'concern'))
      await offerCare(sql, actor.id, now)
  })
}
