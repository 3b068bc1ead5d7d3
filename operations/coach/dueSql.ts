import { CLOCK } from '#operations/notifications/clockSql.ts'

/**
 * Joins each receiver's `clock` and `slot`: the latest of their windows that began today (`starts`), and the last of
 * the day (`last`). A missed window is not made up for later.
 */
export const WINDOW = `${CLOCK}
cross join lateral (
  select max(w) filter (where w <= clock."time") as starts, max(w) as last
  from jsonb_array_elements_text(case jsonb_typeof(n.coach_windows) when 'array' then n.coach_windows else '[]' end) as w
) as slot` as const

/** True for a window that is still open and has no message yet. */
export const IS_DUE = `
slot.starts > clock.earliest
and not exists (select 1 from coach_message_deliveries d
  where d.user_id = n.user_id and d.day = clock.day and d."window" = slot.starts)`

/**
 * The kinds of message a receiver may get in this window, best first: a look back in Sunday's last window after a week
 * with a check-in, a nudge from noon on while there is none today, else a thought.
 */
export const KINDS = `array_remove(array[
  case when clock.sunday and slot.starts = slot.last and exists (select 1 from moods m
    where m.user_id = n.user_id and m.day > clock.week_ago) then 'weekly_recap' end,
  case when slot.starts >= '12:00' and not exists (select 1 from moods m
    where m.user_id = n.user_id and m.day = clock.day) then 'daily_checkin_nudge' end,
  'daily_motivation'], null)`
