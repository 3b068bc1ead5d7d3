import { streakBadges } from '#domain/checkins/badges.ts'

/**
 * Stores badges, each once for a person, and returns those that are new as `badge`. `earned` selects an id, the person,
 * the badge with its type, name and words, and the moment, in this order.
 */
export const awardSql = <const Earned extends string>(earned: Earned) =>
  `
insert into user_badges (id, user_id, badge, badge_type, badge_name, badge_description, icon, earned_at, created_at, updated_at)
select id, user_id, badge, type, name, words, badge, at, at, at
from (${earned}) as earned(id, user_id, badge, type, name, words, at)
on conflict (user_id, badge) do nothing returning badge` as const

/** Every badge of a run of days, for `streakBadgeRows`. */
export const STREAK_BADGES_JSON = JSON.stringify(
  streakBadges.map((badge) => ({ ...badge, type: 'streak', words: `${badge.days} days in a row` })),
)
/** The rows of the parameter that holds `STREAK_BADGES_JSON`, as `b`. */
export const streakBadgeRows = <const Parameter extends string>(parameter: Parameter) =>
  `json_to_recordset(${parameter}::json) as b(id text, type text, name text, words text, days int)` as const
