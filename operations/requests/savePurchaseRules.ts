import type { Actor } from '#domain/access/actor.ts'
import { isAdult, type AgeGroup } from '#domain/account/ageGroup.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { lockedLink } from '#operations/guardians/findLink.ts'
import type { Services } from '#services'

const contract = purchaseRequestsApi.savePurchaseRules
type Rules = { link: string; asksToBuy: boolean; monthlyCapCents: number | null }

/**
 * A verified guardian sets whether their teen asks before buying, and how much may be bought for the child in a month.
 * A child always asks. Source: docs/rules/store.md D-145, B-monthly-cap.
 * @throws OperationError `requests.error.child_gone`, `.child_asks`
 */
export async function savePurchaseRules(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { link: id, asksToBuy, monthlyCapCents }: Rules,
): Promise<void> {
  await db.tx(async (sql) => {
    const link = isAdult(actor.ageGroup) ? await lockedLink(sql, { link: id, as: actor }) : undefined
    if (link?.status !== 'verified' || link.guardian_id !== actor.id)
      throw operationErrorOf(contract, 'requests.error.child_gone')
    const [child] = await sql.query<{ age_group: AgeGroup | null }>(
      'select age_group from profiles where id = $1',
      [link.child_id],
    )
    if (!asksToBuy && child?.age_group !== 'teen')
      throw operationErrorOf(contract, 'requests.error.child_asks')
    await sql.query(
      'update guardian_links set asks_to_buy = $2, monthly_cap_cents = $3, updated_at = $4 where id = $1',
      [id, asksToBuy, monthlyCapCents, clock.now()],
    )
  })
}
