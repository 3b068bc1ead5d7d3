/** Returns whether an error says that a chunk did not come: no connection, or a newer version has replaced it. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Unable to preload/i.test(error.message)
