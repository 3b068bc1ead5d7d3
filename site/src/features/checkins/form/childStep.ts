/** The last of a child's questions, counted from 0. */
export const LAST = 2

/**
 * At which question a child is. It stands in the browser's history, so that Back and Forward go from question to
 * question and a reload stays; the answers are the draft's. An entry of a check-in that is done, or of another one, is
 * at the beginning.
 */
type AtQuestion = { checkIn: string; step: number }

/** What is kept with an entry of the history. */
export const atQuestion = (checkIn: string, step: number): { state: AtQuestion } => ({
  state: { checkIn, step },
})

/** The question an entry is at, for this check-in. */
export function questionOf(state: unknown, checkIn: string): number {
  const at = state as AtQuestion | null
  return at?.checkIn === checkIn ? at.step : 0
}
