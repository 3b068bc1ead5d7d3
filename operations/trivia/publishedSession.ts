import type { Actor } from '#domain/access/actor.ts'
import { sessionChoices } from '#domain/trivia/session.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * The published trivia of a weekend for the caller: what they began this weekend while it still suits their age, else
 * the best match of age and language. Source: docs/rules/trivia.md D-104.
 */
export async function publishedSession(
  sql: Sql,
  actor: Actor,
  weekKey: string,
): Promise<{ id: string; locale: string } | undefined> {
  if (!actor.ageGroup) return undefined
  const choices = sessionChoices(actor.ageGroup, actor.locale ?? 'en').map((choice, rank) => ({
    ...choice,
    rank,
  }))
  const [found] = await sql.query<{ id: string; locale: string }>(
    `with choices as (select * from json_to_recordset($3::json) as c("ageGroup" text, locale text, rank int))
     select s.id, s.locale from trivia_weekly_sessions s
     left join choices c on c."ageGroup" = s.age_group and c.locale = s.locale
     left join trivia_plays p on p.weekly_session_id = s.id and p.user_id = $1 and p.week_key = $2
     where s.week_key = $2 and s.status = 'published'
       and (c.rank is not null or (p.id is not null and s.age_group in (select "ageGroup" from choices)))
     order by p.begun_at desc nulls last, c.rank limit 1`,
    [actor.id, weekKey, JSON.stringify(choices)],
    'trivia-session',
  )
  return found
}
