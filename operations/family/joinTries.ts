import { familyApi } from '#domain/family/api.ts'
import { CODE_TRIES_PER_ACCOUNT, CODE_TRIES_PER_NETWORK } from '#domain/family/schema.ts'
import { minutesOf, returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

const DAY_SECONDS = 86_400

/** A counted try; `giveBack` when it was right. */
export type Tries = { giveBack: () => Promise<void> }

/**
 * Counts a code on the account and on the network before it is looked at: ten and thirty wrong ones in any day.
 * @throws OperationError `family.error.too_many_codes` with the minutes and seconds to wait
 */
export async function countTry(
  sql: Sql,
  { userId, network, now }: { userId: string; network: string; now: Date },
): Promise<Tries> {
  const budgets = [
    { bucket: `family-join user:${userId}`, max: CODE_TRIES_PER_ACCOUNT },
    { bucket: `family-join address:${network}`, max: CODE_TRIES_PER_NETWORK },
  ]
  for (const budget of budgets) {
    const seconds = await takeAttempt(sql, { ...budget, perSeconds: DAY_SECONDS, now })
    if (seconds === 0) continue
    const args = { minutes: minutesOf(seconds), seconds }
    throw operationErrorOf(familyApi.join, 'family.error.too_many_codes', { args })
  }
  return {
    giveBack: async () => {
      for (const { bucket } of budgets) await returnAttempt(sql, bucket)
    },
  }
}
