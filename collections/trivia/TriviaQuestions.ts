import type { CollectionConfig, Field } from 'payload'
import { accessFrom, computed, hiddenUnless } from '#access/enforce.ts'
import { keptByStaff, denyAll } from '#domain/access/rules.ts'
import { EXPLANATION_MAX, NOTE_MAX, PROMPT_MAX } from '#domain/trivia/bank.ts'
import { backToReview } from '#hooks/trivia/backToReview.ts'
import { instant, integer, text, userField, yesNo } from '../_fields/fields.ts'
import { richText } from '../_fields/richText.ts'
import { labelsOf } from '../_kit/labels.ts'

/** A field the desk writes; here staff reads it. */
const read = (field: Field): Field => ({ ...field, access: computed, admin: { readOnly: true } }) as Field
const hidden = (field: Field): Field => ({ ...field, access: computed, admin: { hidden: true } }) as Field

/**
 * The bank of questions, each in one language for one age group. `options` are `{ id, text, emoji? }` with letters as
 * ids; two and more. The desk makes, reviews and imports them; here staff changes the wording, in the editor, which
 * sends a question back to review. Source: docs/rules/trivia.md bank, review.
 */
export const TriviaQuestions: CollectionConfig = {
  slug: 'trivia-questions',
  labels: labelsOf('trivia_questions'),
  access: accessFrom({ ...keptByStaff('content.write'), create: denyAll }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Content',
    useAsTitle: 'prompt',
    defaultColumns: ['prompt', 'ageGroup', 'locale', 'reviewState', 'active'],
    hidden: hiddenUnless('content.write'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  hooks: { beforeChange: [backToReview] },
  indexes: [{ fields: ['ageGroup', 'locale', 'reviewState'] }],
  fields: [
    text('prompt', { required: true, max: PROMPT_MAX }),
    // A question is in one language, so its explanation is too.
    { ...richText('explanation', { max: EXPLANATION_MAX, required: true }), localized: false },
    yesNo('sensitive'),
    yesNo('active', true),
    read(text('reviewState', { required: true, max: 12, defaultValue: 'draft' })),
    read(text('reviewNote', { max: NOTE_MAX })),
    read(text('ageGroup', { required: true, max: 10 })),
    read(text('locale', { required: true, max: 2 })),
    read(text('category', { required: true, max: 20 })),
    read(text('difficulty', { required: true, max: 10 })),
    read(text('source', { required: true, max: 12 })),
    hidden(text('type', { required: true, max: 10, defaultValue: 'mcq' })),
    hidden({ name: 'options', type: 'json', required: true }),
    hidden(text('correctOptionId', { required: true, max: 1 })),
    hidden({ name: 'tags', type: 'json', required: true, defaultValue: [] }),
    read(userField('author', false)),
    // Who changed it last; another person approves a question for children.
    read(userField('editedBy', false)),
    read(userField('reviewedBy', false)),
    read(instant('reviewedAt')),
    // One more with every change, so that a yes is to the words that were read.
    hidden(integer('revision', { required: true, min: 1, defaultValue: 1 })),
  ],
}
