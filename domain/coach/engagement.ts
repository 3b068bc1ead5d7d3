/** How long a message is in view until that counts as reading it, in milliseconds. Source: decision D-048. */
export const ENGAGED_AFTER_MS = 5_000
