import type { Actor } from '#domain/access/actor.ts'
import { PROMPT_ROWS, type PromptView } from '#domain/ai/schema.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

const SOME = `
select p.id, coalesce(nullif(own.prompt, ''), en.prompt) as prompt, p.category
from journal_prompts p
left join journal_prompts_locales own on own._parent_id = p.id and own._locale::text = $2
left join journal_prompts_locales en on en._parent_id = p.id and en._locale = 'en'
where p.active and p._status = 'published' and (p.age_group is null or p.age_group::text = $1) and coalesce(own.prompt, en.prompt) is not null
order by random() limit ${PROMPT_ROWS}`

/** Some active prompts for somebody's age group and for everybody, in random order, in their language or in English. */
export const journalPrompts = (sql: Sql, actor: Actor, locale: Locale): Promise<PromptView[]> =>
  sql.query<PromptView>(SOME, [actor.ageGroup, locale], 'prompts')
