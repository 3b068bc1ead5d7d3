import type { Actor } from '#domain/access/actor.ts'
import type { ModelChoice } from '#domain/ai/writing/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { usesModel } from './usesModel.ts'

/** Did a person agree that a model writes the question of their day? */
export async function agreesToModel(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from ai_choices where user_id = $1 and daily_from_model',
    [userId],
    'reflection-choice',
  )
  return rows.length > 0
}

/** What a person said about a model, and whether they can be asked. */
export const modelChoice = async (
  services: Pick<Services, 'db' | 'ai' | 'env'>,
  actor: Actor,
): Promise<ModelChoice> => ({
  canUseModel: usesModel(services, actor),
  agreed: await agreesToModel(services.db, actor.id),
})

const CHOOSE = `
insert into ai_choices as c (user_id, daily_from_model, updated_at) values ($1, $2, $3)
on conflict (user_id) do update set daily_from_model = excluded.daily_from_model, updated_at = excluded.updated_at`

/**
 * Keeps a person's word. It counts from the next question on: the one of today is made already. Taking it back is
 * always possible.
 * @throws OperationError `common.error.not_allowed` when the caller may not have a model write for them
 */
export async function chooseModel(
  services: Pick<Services, 'db' | 'ai' | 'env' | 'clock'>,
  actor: Actor,
  agreed: boolean,
): Promise<ModelChoice> {
  const canUseModel = usesModel(services, actor)
  if (agreed && !canUseModel) throw new OperationError('common.error.not_allowed')
  await services.db.query(CHOOSE, [actor.id, agreed, services.clock.now()])
  return { canUseModel, agreed }
}
