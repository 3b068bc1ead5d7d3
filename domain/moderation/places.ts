/** Where words of danger were read: the few words of a check-in, an answer to a writing prompt, the journal. */
export const dangerSources = ['check_in', 'reflection', 'journal'] as const
/** A place where words of danger were read. */
export type DangerSource = (typeof dangerSources)[number]
