import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { isUuid } from '#domain/content/readRichText.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { readPersonal } from '#domain/moderation/personal/readPersonal.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import type { WaitingReview } from '#domain/store/catalogueApi.ts'
import type { Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { title, words } from './cardSql.ts'

/** Most reviews the list brings at once. */
const WAITING_MAX = 100

const waiting = statement(
  `
select r.id, r.product_id as "productId", ${title} as "productTitle", r.rating, r.text,
  r.user_public_name as "userPublicName", r.created_at as "createdAt"
from product_reviews r join products p on p.id = r.product_id ${words}
where r.state = 'pending' order by r.created_at, r.id limit ${WAITING_MAX}`,
  'store-reviews-waiting',
)
type Row = Omit<WaitingReview, 'createdAt' | 'isOffensive' | 'hasPersonal'> & { createdAt: Date }

/** Who keeps the store or moderates. @throws OperationError 403 */
function requireReader({ roles }: Actor): void {
  if (!can(roles, 'store.write') && !can(roles, 'moderation.decide'))
    throw new OperationError('common.error.not_allowed')
}

/** Reviews that wait for staff, oldest first, with what our rules find in them. @throws OperationError 403 */
export async function waitingReviews(sql: Sql, actor: Actor, locale: Locale): Promise<WaitingReview[]> {
  requireReader(actor)
  const rows = await waiting<Row>(sql, { locale })
  return rows.map((row) => {
    const { profanity, personal } = assessText(row.text, { ageGroup: 'adult', locale })
    const { userPublicName: name } = row
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      isOffensive: profanity.severity !== 'none' || readProfanity(name).severity !== 'none',
      hasPersonal: personal.length > 0 || readPersonal(name).length > 0,
    }
  })
}

/** Publishes or rejects a review, also one that was decided before. @throws OperationError 403, 404 */
export async function decideReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, state }: { id: string; state: 'published' | 'rejected' },
): Promise<void> {
  requireReader(actor)
  if (!isUuid(id)) throw new OperationError('common.error.not_found')
  const now = clock.now()
  await db.tx(async (sql) => {
    const [before] = await sql.query<{ state: string }>(
      'select state from product_reviews where id = $1 for update',
      [id],
    )
    if (!before) throw new OperationError('common.error.not_found')
    if (before.state === state) return
    await sql.query(
      `update product_reviews set state = $2, decided_by_id = $3, decided_at = $4, updated_at = $4 where id = $1`,
      [id, state, actor.id, now],
    )
    await noteAudit(sql, { adminId: actor.id, event: `product_review_${state}`, metadata: { id }, now })
  })
}
