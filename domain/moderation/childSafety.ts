/** Minutes until a person should have looked at urgent words of a minor. Source: docs/rules/moderation.md shifts. */
export const URGENT_MINUTES = 5
