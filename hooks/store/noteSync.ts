import { notesChange } from '#hooks/_kit/atProvider.ts'

/** Notes that the provider does not have the product as it is now. */
export const noteSync = notesChange(['title', 'isActive', 'priceCents'])
