import { COACH_MESSAGES_PER_DAY } from '#domain/coach/schema.ts'
import { CLOCK, HAS_CONSENT, IS_AWAKE } from '#operations/notifications/clockSql.ts'

// Who may get a coach message now, and for which window. Asked when each is locked and nobody else can write to them. `$1` is what the clocks show in each zone (`clocksOf`). Days and times
// compare as text. The window is the latest that began today: a missed one is not made up for later.
const PEOPLE = `
from notification_preferences n
join profiles p on p.id = n.user_id and p.age_group is not null
join users u on u.id = n.user_id and u.disabled_at is null
${CLOCK}
cross join lateral (
  select max(w) filter (where w <= clock."time") as starts, max(w) as last
  from jsonb_array_elements_text(case jsonb_typeof(n.coach_windows) when 'array' then n.coach_windows else '[]' end) as w
) as slot`

const ARE_DUE = `
n.coach_enabled
and slot.starts > clock.earliest
and ${IS_AWAKE}
and not exists (select 1 from coach_message_deliveries d
  where d.user_id = n.user_id and d.day = clock.day and d."window" = slot.starts)
and (select count(*) from coach_message_deliveries d
  where d.user_id = n.user_id and d.day = clock.day) < ${COACH_MESSAGES_PER_DAY}
and ${HAS_CONSENT}`

/**
 * Locks the next people to look at for one worker, at most `$2`; leaves out those another worker has. Nobody else is touched: the
 * partial index `notification_preferences_coach_next_idx` has who is next at its beginning. `$1`: now.
 */
export const LOCK_NEXT = `
with next as materialized (
  select user_id, coach_windows, quiet_enabled, quiet_start, quiet_end from notification_preferences
  where coach_enabled and coalesce(coach_next_at, '-infinity') <= $1
  order by coalesce(coach_next_at, '-infinity') limit $2 for update skip locked
)
select next.*, coalesce(p.time_zone, '') as time_zone from next left join profiles p on p.id = next.user_id`

/** Notes when locked people (`$1`) are to be looked at again (`$2`). */
export const PLAN_NEXT = `
update notification_preferences n set coach_next_at = plan.at
from unnest($1::uuid[], $2::timestamptz[]) as plan(user_id, at) where n.user_id = plan.user_id`

/**
 * Chooses and stores messages for locked people and gives what was stored. `$2` and `$3`: people, and an id for the message
 * of each; `$4`: now.
 *
 * The kind comes first: a look back in Sunday's last window, a nudge from noon on while there is no check-in, else a
 * thought. Then templates for own focus areas before general ones, higher priority first, and among equals one that
 * differs by person and day. Nobody gets a template again within its cooldown, counted in the person's days.
 */
export const DELIVER = `
with due as materialized (
  select n.user_id, work.message_id, clock.day, slot.starts, n.coach_channels as channels,
    coalesce(p.language, 'en') as language, p.age_group, p.selected_focus_areas as areas,
    array_remove(array[
      case when clock.sunday and slot.starts = slot.last and exists (select 1 from moods m
        where m.user_id = n.user_id and m.day > clock.week_ago) then 'weekly_recap' end,
      case when slot.starts >= '12:00' and not exists (select 1 from moods m
        where m.user_id = n.user_id and m.day = clock.day) then 'daily_checkin_nudge' end,
      'daily_motivation'], null) as kinds
  ${PEOPLE}
  join unnest($2::uuid[], $3::uuid[]) as work(user_id, message_id) on work.user_id = n.user_id
  where ${ARE_DUE}
), templates as materialized (
  select t.id, t.message_type::text as kind, t.age_group::text as age_group, t.focus_area::text as area, t.priority,
    t.cooldown_days::int as cooldown, spoken.language, coalesce(nullif(own.content, ''), en.content) as content
  from persona_templates t
  cross join (select distinct language from due) as spoken
  left join persona_templates_locales own on own._parent_id = t.id and own._locale::text = spoken.language
  left join persona_templates_locales en on en._parent_id = t.id and en._locale = 'en'
  where t.active
), chosen as materialized (
  select due.*, template.id as template_id, template.content
  from due cross join lateral (
    select t.id, t.content from templates t
    where t.age_group = due.age_group and t.language = due.language and t.kind = any(due.kinds)
      and (t.area is null or due.areas ? t.area) and t.content is not null
      and not exists (select 1 from coach_message_deliveries d
        where d.user_id = due.user_id and d.template_id = t.id and d.day > to_char(due.day::date - t.cooldown, 'YYYY-MM-DD'))
    order by array_position(due.kinds, t.kind), t.area is null, t.priority desc, md5(due.user_id::text || due.day || t.id::text)
    limit 1
  ) as template
), sent as (
  insert into coach_message_deliveries (id, user_id, template_id, day, "window", content_sent, delivered_at, created_at, updated_at)
  select message_id, user_id, template_id, day, starts, content, $4, $4, $4 from chosen
  on conflict (user_id, day, "window") do nothing returning id
)
select sent.id, chosen.user_id, chosen.content, chosen.channels, chosen.day, chosen.starts
from sent join chosen on chosen.message_id = sent.id`
