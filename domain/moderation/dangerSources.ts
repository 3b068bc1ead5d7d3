/**
 * Where words of danger were read: a check-in's few words, an answer to a writing prompt, the journal, a room, a
 * request to buy.
 */
export const dangerSources = ['check_in', 'reflection', 'journal', 'room', 'request'] as const
/** Those whose words are read once more after they were stored; of a room before. */
export const reviewedSources = [
  'check_in',
  'reflection',
  'journal',
] as const satisfies readonly DangerSource[]
/** One of them. */
export type ReviewedSource = (typeof reviewedSources)[number]
/** A source of words of danger. */
export type DangerSource = (typeof dangerSources)[number]
