const MINUTE_MS = 60_000
/** Minutes between two looks at a member for whom something was due and who got nothing. */
const AGAIN_MINUTES = 15
/** Hours between two looks at a member for whom nothing is ever due. Saving preferences makes it sooner. */
const NEVER_HOURS = 24

/**
 * The first moment after `after` at which something is due for a member, or would be without quiet hours; null for
 * never.
 */
export type DueAfter = (after: Date, hours: 'quiet' | 'any') => Date | null
/** `late`: minutes after its time in which something may still leave. */
type Look = { now: Date; late: number }

/**
 * When to look at a member again, always after `now`: when something is due next, and a few times while it is due and
 * did not leave. What they lacked may come: a guardian's consent, a template, the end of their quiet hours.
 */
function nextLookOf(dueAfter: DueAfter, { now, late, isSent }: Look & { isSent: boolean }): Date {
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
  const next = dueAfter(now, 'quiet') ?? later(NEVER_HOURS * 60)
  if (isSent) return next
  const again = later(AGAIN_MINUTES)
  // What was due within its lateness before now still is, or is over since midnight: then one look is too many, not too
  // few.
  const due = dueAfter(later(-late), 'any')
  return due !== null && due <= now && again < next ? again : next
}

/**
 * When to look at many people again, in their order. `notified`: their ids, of those who got something now. Working a
 * look out costs, and most people share zone and preferences: people who are alike are worked out once.
 */
export function nextLooksOf<Person extends { user_id: string }>(
  people: readonly Person[],
  { notified, ...look }: Look & { notified: ReadonlySet<string> },
  dueAfterOf: (person: Person) => DueAfter,
): Date[] {
  const known = new Map<string, Date>()
  return people.map((person) => {
    const { user_id, ...asked } = person
    const isSent = notified.has(user_id)
    const key = JSON.stringify([asked, isSent])
    const next = known.get(key) ?? nextLookOf(dueAfterOf(person), { ...look, isSent })
    known.set(key, next)
    return next
  })
}
