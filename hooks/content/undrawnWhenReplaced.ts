import type { CollectionBeforeChangeHook } from 'payload'

/** Forgets how long a recording is and how it is drawn when another file takes its place. */
export const undrawnWhenReplaced: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && req.file ? { ...data, seconds: null, wave: null } : data
