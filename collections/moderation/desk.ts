import { productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

const itemField = () =>
  ({
    name: 'item',
    type: 'relationship',
    relationTo: 'moderation-items',
    required: true,
    index: true,
  }) as const

/**
 * What waits for a moderator, and what became of it. The words are where they were written; a row only names them. One
 * open item for each subject; an index holds that. Source: docs/rules/moderation.md B-desk-queue.
 */
export const ModerationItems = systemCollection({
  slug: 'moderation-items',
  rules: productOnly,
  fields: [
    text('source', { required: true, max: 16 }),
    text('subjectKind', { required: true, max: 20 }),
    text('subjectId', { required: true, max: 36 }),
    // About whom.
    userField('user', false),
    text('category', { required: true, max: 20 }),
    text('severity', { required: true, max: 8 }),
    // The severity as a number, the worst is 0: the queue sorts by it.
    integer('rank', { required: true, min: 0, max: 3 }),
    text('ageGroup', { max: 10 }),
    instant('dueAt', { required: true }),
    integer('reports', { required: true, min: 0, defaultValue: 0 }),
    text('state', { required: true, max: 8, defaultValue: 'open' }),
    userField('claimedBy', false),
    instant('claimedUntil'),
    // The first of the two people a ban needs.
    userField('banAskedBy', false),
    instant('banAskedAt'),
    text('action', { max: 12 }),
    integer('hours', { min: 1 }),
    longText('note', 500),
    longText('reason', 500),
    userField('decidedBy', false),
    instant('decidedAt', { index: true }),
    // The row of `moderation-decisions`.
    text('decision', { max: 36 }),
    text('sanction', { max: 36 }),
    // From here on people were notified, so it is reversed, not undone.
    instant('settledAt'),
    instant('reversedAt'),
  ],
})

/** Members who reported the subject of an item, once each. They learn the outcome and are never named to others. */
export const ModerationReports = systemCollection({
  slug: 'moderation-reports',
  rules: productOnly,
  indexes: [{ fields: ['item', 'reporter'], unique: true }],
  fields: [itemField(), userField('reporter'), text('category', { required: true, max: 20 })],
})

/**
 * Each decision, reversal and answer to an appeal, chained by hashes. Rows are only added, so people are bare ids.
 * Source: docs/rules/moderation.md B-desk-chain.
 */
export const ModerationDecisions = systemCollection({
  slug: 'moderation-decisions',
  rules: productOnly,
  fields: [
    { ...integer('seq', { required: true, min: 1 }), unique: true } as never,
    text('item', { required: true, max: 36, index: true }),
    text('action', { required: true, max: 20 }),
    userField('madeBy'),
    userField('about', false),
    text('source', { required: true, max: 16 }),
    text('category', { required: true, max: 20 }),
    text('severity', { required: true, max: 8 }),
    integer('hours', { min: 1 }),
    instant('decidedAt', { required: true, index: true }),
    text('prevHash', { required: true, unique: true, max: 64 }),
    text('hash', { required: true, unique: true, max: 64 }),
  ],
})

/** A member's objection to a decision, once for each. Source: docs/rules/moderation.md X14. */
export const ModerationAppeals = systemCollection({
  slug: 'moderation-appeals',
  rules: productOnly,
  fields: [
    { ...itemField(), unique: true },
    userField(),
    longText('message', 1_000, true),
    text('state', { required: true, max: 12, defaultValue: 'open' }),
    longText('reply', 1_000),
    userField('answeredBy', false),
    instant('answeredAt'),
  ],
})

/** When a moderator uncovered the words of an item: for the audit, and for breaks after much that is severe. */
export const ModerationReveals = systemCollection({
  slug: 'moderation-reveals',
  rules: productOnly,
  fields: [itemField(), userField('moderator'), yesNo('isSevere'), instant('revealedAt', { required: true })],
})
