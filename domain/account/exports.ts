/** Days for which a copy of the data can be downloaded. Source: docs/rules/account.md D-118. */
export const EXPORT_DAYS = 7
/** Minutes for which a link to download a copy is good. */
export const EXPORT_LINK_MINUTES = 5
/** Hours without a sign of life after which a copy that is being made counts as failed. */
export const EXPORT_STUCK_HOURS = 2
/** The folder of files, and the collection of their rows. */
export const EXPORTS = 'data-exports'

/** States of a copy of the data. Source: docs/rules/account.md D-118. */
export const exportStates = ['pending', 'processing', 'ready', 'expired', 'failed'] as const
/** A state of a copy of the data. */
export type ExportState = (typeof exportStates)[number]

/** Where a copy is downloaded; a signed name follows. */
export const EXPORT_PATH = '/api/data-exports/file/'
