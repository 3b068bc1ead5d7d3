/**
 * The condition of a row `e` of `journal_entries` that staff may look at: held, still shared by one who is still a
 * minor, with the yes of the writer and a guardian to send it to. `w` is the writer's profile.
 */
export const MAY_LOOK = `e.is_held and e.visibility = 'guardian' and e.person_may_look and w.age_group in ('child', 'teen')
  and exists (select from guardian_links g where g.child_id = e.user_id and g.status = 'verified')`

/** Entries staff may look at, with their writers: `e` and `w`. */
export const LOOKED_AT = `journal_entries e join profiles w on w.id = e.user_id`

/** Until when a person of the staff (`$1`) has the words of `e` open at `$2`, or null. The log is the key. */
export const OPEN_UNTIL = `(select max((l.metadata ->> 'until')::timestamptz) from child_safety_log l
  where l.admin_id = $1 and l.event = 'entry_opened' and l.metadata ->> 'entry' = e.id::text
    and (l.metadata ->> 'until')::timestamptz > $2)`
