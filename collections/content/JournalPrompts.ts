import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { publishedByStaff } from '#domain/access/rules.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { contentState } from './columns.ts'
import { choice, text, yesNo } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

/** Prompts to write about. No age group means all members. */
export const JournalPrompts: CollectionConfig = {
  slug: 'journal-prompts',
  labels: labelsOf('journal_prompts'),
  access: accessFrom(publishedByStaff('content.write')),
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'prompt',
    defaultColumns: ['prompt', 'state', 'category', 'ageGroup', 'active', 'updatedAt'],
    hidden: hiddenUnless('content.write'),
    preview: ({ id }) => (id ? `/preview/prompt/${String(id)}` : null),
  },
  lockDocuments: false,
  hooks: { afterChange: [contentChanged], afterDelete: [contentChanged] },
  versions: { maxPerDoc: 30, drafts: { schedulePublish: true } },
  fields: [
    contentState,
    { name: 'prompt', type: 'textarea', required: true, localized: true, maxLength: 300 },
    text('category', { required: true, max: 60 }),
    choice('ageGroup', ageGroups, { index: true }),
    yesNo('active', true),
  ],
}
