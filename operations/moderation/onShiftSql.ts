/**
 * The condition, as SQL, that a member of staff is on shift at an instant: by the rota, or named in the crisis
 * protocol. Source: docs/rules/moderation.md shifts.
 */
export const onShiftSql = (userId: string, at: string): string =>
  `(exists (select from moderator_shifts s where s.user_id = ${userId} and s.starts_at <= ${at} and s.ends_at > ${at})
    or exists (select from crisis_protocol_on_duty d where d.user_id = ${userId}))`
