/** Milliseconds in view that count as reading a message. Source: docs/rules/coach.md D-048. */
export const ENGAGED_AFTER_MS = 5_000
