import type { z } from 'zod/mini'

/** A message key of a schema's own, as opposed to the words zod would use. */
const ownKey = /^[a-z]+\.[a-z_.]+$/
/** A key that carries a number: `common.field.too_long:60`. */
const withMax = /^([a-z_.]+):(\d+)$/

/**
 * What a schema found wrong, as a message key: the rule's own one, else `common.field.<code>`. Words that are too long
 * carry how long they may be (`common.field.too_long:60`, see `issueParts`).
 */
export function issueOf(issue: z.core.$ZodIssue): string {
  if (ownKey.test(issue.message)) return issue.message
  if (issue.code === 'too_big' && issue.origin === 'string') return `common.field.too_long:${issue.maximum}`
  return `common.field.${issue.code}`
}

/** The key of an issue and the values for its words. */
export function issueParts(error: string): readonly [key: string, args?: { max: string }] {
  const [, key, max] = withMax.exec(error) ?? []
  return key && max ? [key, { max }] : [error]
}
