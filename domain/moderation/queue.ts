/** Where an item of the desk came from: members who reported, or words our rules held. */
export const itemSources = ['report', 'held_message', 'journal', 'check_in', 'username'] as const
/** Where an item came from. */
export type ItemSource = (typeof itemSources)[number]

/** The worst first: the place in this list is how the queue sorts. */
export const severities = ['urgent', 'high', 'medium', 'low'] as const
/** How bad an item may be. */
export type Severity = (typeof severities)[number]
/** The number the queue sorts by: 0 for the worst. */
export const rankOf = (severity: Severity): number => severities.indexOf(severity)
/** Whether moderators are asked before they see the words, and how many they saw is counted. */
export const isSevere = (severity: Severity): boolean => severity === 'urgent' || severity === 'high'

/** Minutes until an item should be decided. Source: docs/rules/moderation.md B-desk-deadlines. */
export const deadlineMinutes: Readonly<Record<Severity, number>> = {
  urgent: 5,
  high: 60,
  medium: 4 * 60,
  low: 24 * 60,
}
/** The author of a held message waits for it, so none waits longer than this. */
const HELD_MINUTES = 15

/** When an item should be decided. */
export function dueAt({
  source,
  severity,
  now,
}: {
  source: ItemSource
  severity: Severity
  now: Date
}): Date {
  const minutes = deadlineMinutes[severity]
  return new Date(
    now.getTime() + (source === 'held_message' ? Math.min(minutes, HELD_MINUTES) : minutes) * 60_000,
  )
}

/** Minutes for which an item is one moderator's. Source: docs/rules/moderation.md B-desk-claims. */
export const LEASE_MINUTES = 10
/** Seconds in which the moderator takes a decision back before anyone hears of it. */
export const GRACE_SECONDS = 10
/** Days in which a member may appeal. */
export const APPEAL_DAYS = 30
