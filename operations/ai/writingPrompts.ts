import { promptIn } from '#domain/ai/writing/composePrompts.ts'
import { PROMPT_REST_DAYS, type WritingPromptView } from '#domain/ai/writing/schema.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import type { ComposedPrompts } from '#services/ai/port.ts'

const LATEST = `
select id, prompt, focus_area, source, created_at as "createdAt" from writing_prompts
where user_id = $1 and day is null
  and created_at = (select max(created_at) from writing_prompts where user_id = $1 and day is null)
order by id`

/** The set the member asked for last, in their language where the words are ours. */
export async function latestPrompts(
  sql: Sql,
  userId: string,
  locale: Locale,
): Promise<{ prompts: WritingPromptView[]; createdAt: Date | undefined }> {
  const rows = await sql.query<WritingPromptView & { createdAt: Date }>(LATEST, [userId], 'writing-latest')
  return {
    prompts: rows.map(({ createdAt: _, ...row }) => ({ ...row, prompt: promptIn(locale, row.prompt) })),
    createdAt: rows[0]?.createdAt,
  }
}

const RECENT = `
select prompt from writing_prompts where user_id = $1 and created_at > $2::timestamptz - interval '${PROMPT_REST_DAYS} days'
order by created_at desc, id`

/** What the member was asked lately, newest first: it does not come again. */
export async function recentPrompts(sql: Sql, userId: string, now: Date): Promise<string[]> {
  const rows = await sql.query<{ prompt: string }>(RECENT, [userId, now], 'writing-recent')
  return rows.map(({ prompt }) => prompt)
}

// One statement: the whole set or nothing. A question of a day that is there already stays.
const STORE = `
insert into writing_prompts (id, user_id, day, prompt, focus_area, source, created_at)
select made.id, $1, $2, made.prompt, made.area, $3, $4
from unnest($5::uuid[], $6::text[], $7::text[]) as made(id, prompt, area)
on conflict (user_id, day) do nothing`

type Stored = {
  userId: string
  day: string | null
  made: Pick<ComposedPrompts, 'source' | 'prompts'>
  now: Date
}

/** Keeps what a member is asked: a set they wanted, or (with `day`) the question of their day. */
export const storePrompts = (sql: Sql, { userId, day, made, now }: Stored): Promise<unknown> =>
  sql.query(STORE, [
    userId,
    day,
    made.source,
    now,
    made.prompts.map(() => newId()),
    made.prompts.map(({ prompt }) => prompt),
    made.prompts.map(({ area }) => area),
  ])
