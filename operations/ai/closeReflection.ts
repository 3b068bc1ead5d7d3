import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'

const CLOSE = `
with closed as (
  update writing_prompts set closed_at = $3 where user_id = $1 and day = $2 and closed_at is null returning 1
), choice as (
  insert into ai_choices as c (user_id, daily_from_model, updated_at) select $1, $4::boolean, $3 where $4::boolean is not null
  on conflict (user_id) do update set daily_from_model = excluded.daily_from_model, updated_at = excluded.updated_at
)
select exists (select 1 from closed) as closed,
  exists (select 1 from writing_prompts where user_id = $1 and day = $2) as found`

/**
 * The question of a day was answered or put away: it does not come again, on any device. `fromModel` is whether a
 * model may write the next ones, when the person said so. True the first time. @throws OperationError 404 for a day
 * without a question
 */
export async function closeReflection(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, day, fromModel }: { userId: string; day: string; fromModel: boolean | undefined },
): Promise<boolean> {
  const [row] = await db.query<{ closed: boolean; found: boolean }>(CLOSE, [
    userId,
    day,
    clock.now(),
    fromModel ?? null,
  ])
  if (!row!.found) throw new OperationError('common.error.not_found')
  return row!.closed
}
