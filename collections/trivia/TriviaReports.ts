import type { CollectionConfig, Field } from 'payload'
import { accessFrom, hiddenUnless, secret } from '#access/enforce.ts'
import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { text, userField } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

const hidden = (field: Field): Field => ({ ...field, admin: { hidden: true } }) as Field

/**
 * Questions members reported, once for each member and question; staff reads which and why, never who. `question` is
 * the text as the member saw it. Source: docs/rules/trivia.md reports.
 */
export const TriviaReports: CollectionConfig = {
  slug: 'trivia-reports',
  labels: labelsOf('trivia_reports'),
  access: accessFrom(writtenByProduct(staffWith('content.write'))),
  defaultSort: '-createdAt',
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'reason', 'createdAt'],
    hidden: hiddenUnless('content.write'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'questionId'], unique: true }],
  fields: [
    text('question', { required: true, max: 300 }),
    text('reason', { required: true, max: 10 }),
    hidden({ ...userField(), access: secret } as Field),
    hidden({
      name: 'weeklySession',
      type: 'relationship',
      relationTo: 'trivia-weekly-sessions',
      required: true,
      index: true,
    }),
    hidden(text('questionId', { required: true, max: 40, index: true })),
  ],
}
