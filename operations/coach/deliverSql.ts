import { statement } from '#services/database/statement.ts'
import { IS_DUE, KINDS, WINDOW } from './dueSql.ts'
import { MAY_RECEIVE, RECEIVERS } from './receiverSql.ts'
import { BEST_TEMPLATE, TEMPLATES } from './templateSql.ts'

/**
 * Chooses and stores messages for locked people and gives what was stored: what is due (`dueSql.ts`) for those who may
 * get it (`receiverSql.ts`), with the text that fits best (`templateSql.ts`). `$clocks` is what the clocks show in each
 * zone (`clocksOf`), `$messages` an id for the message of each of `$people`. Days and times compare as text.
 */
export const deliverMessages = statement(
  `
with due as materialized (
  select n.user_id, work.message_id, clock.day, slot.starts, n.coach_channels as channels,
    coalesce(p.language, 'en') as language, p.age_group, p.selected_focus_areas as areas, ${KINDS} as kinds
  from ${RECEIVERS} ${WINDOW}
  join unnest($people::uuid[], $messages::uuid[]) as work(user_id, message_id) on work.user_id = n.user_id
  where ${IS_DUE} and ${MAY_RECEIVE}
), templates as materialized (${TEMPLATES}
), chosen as materialized (
  select due.*, template.id as template_id, template.content
  from due cross join lateral (${BEST_TEMPLATE}) as template
), sent as (
  insert into coach_message_deliveries
    (id, user_id, template_id, day, "window", content_sent, delivered_at, created_at, updated_at)
  select message_id, user_id, template_id, day, starts, content, $now, $now, $now from chosen
  on conflict (user_id, day, "window") do nothing returning id
)
select sent.id, chosen.user_id, chosen.content, chosen.channels, chosen.day, chosen.starts
from sent join chosen on chosen.message_id = sent.id`,
  'coach-deliver',
)
