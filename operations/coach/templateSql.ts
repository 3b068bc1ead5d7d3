/** All active templates, with their text in each language of `due`; in English where that language has none. */
export const TEMPLATES = `
select t.id, t.message_type::text as kind, t.age_group::text as age_group, t.focus_area::text as area, t.priority,
  t.cooldown_days::int as cooldown, spoken.language, coalesce(nullif(own.content, ''), en.content) as content
from persona_templates t
cross join (select distinct language from due) as spoken
left join persona_templates_locales own on own._parent_id = t.id and own._locale::text = spoken.language
left join persona_templates_locales en on en._parent_id = t.id and en._locale = 'en'
where t.active`

/** True for a template that fits a row of `due` by age group, language, kind and focus area. */
const FITS = `
t.age_group = due.age_group and t.language = due.language and t.kind = any(due.kinds)
and (t.area is null or due.areas ? t.area) and t.content is not null`

/** True for a template the receiver did not get within its cooldown, counted in the receiver's days. */
const IS_FRESH = `
not exists (select 1 from coach_message_deliveries d
  where d.user_id = due.user_id and d.template_id = t.id and d.day > to_char(due.day::date - t.cooldown, 'YYYY-MM-DD'))`

/** The better kind first, then own focus areas, then priority; among equals the order differs by person and day. */
const BEST_FIRST = `
array_position(due.kinds, t.kind), t.area is null, t.priority desc, md5(due.user_id::text || due.day || t.id::text)`

/** The text for a row of `due`, or no row. Source: docs/rules/coach.md S-003-3. */
export const BEST_TEMPLATE = `
select t.id, t.content from templates t where ${FITS} and ${IS_FRESH} order by ${BEST_FIRST} limit 1`
