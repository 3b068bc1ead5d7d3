import { notesChange } from '#hooks/_kit/atProvider.ts'

/** Notes that the provider does not have the plan as it is now. */
export const notePlan = notesChange(['name', 'isActive', 'priceCents', 'currency'])
