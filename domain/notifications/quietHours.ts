/**
 * A span of the day in which nothing is sent, by the clock of a zone (`HH:MM`). It may cross midnight; an empty one is
 * never quiet.
 */
export type QuietSpan = { readonly start: string; readonly end: string }

/**
 * Is a time of the day quiet? The end is not. The database asks the same with `IS_AWAKE`
 * (`operations/notifications/clockSql.ts`); a test compares the two.
 */
export function isQuiet(time: string, { start, end }: QuietSpan): boolean {
  if (start === end) return false
  return start < end ? time >= start && time < end : time >= start || time < end
}
