import type { BreakView, WeekendView } from '#domain/trivia/views.ts'

/** The break after the last finished session, when the member left in the middle of it. */
export const unfinishedBreak = ({ sessions, breaks }: WeekendView): BreakView | undefined =>
  breaks.find(({ position, completed }) => position === sessions.length && !completed)
