import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { publishedByStaff } from '#domain/access/rules.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { moods } from '#domain/checkins/moods.ts'
import { CONTENT_MAX, contentTypes, TAG_MAX, tagPattern } from '#domain/content/schema.ts'
import { contentState } from './columns.ts'
import { choice } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'
import { richText } from '../_fields/richText.ts'

/** Things to read or hear. No age group means all members, no mood means any. */
export const MotivationalContent: CollectionConfig = {
  slug: 'motivational-content',
  labels: labelsOf('motivational_content'),
  access: accessFrom(publishedByStaff('content.write')),
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'contentType', 'targetMood', 'ageGroup', 'updatedAt'],
    hidden: hiddenUnless('content.write'),
    preview: ({ id }) => (id ? `/preview/content/${String(id)}` : null),
  },
  lockDocuments: false,
  hooks: { afterChange: [contentChanged], afterDelete: [contentChanged] },
  versions: { maxPerDoc: 30, drafts: { schedulePublish: true } },
  fields: [
    contentState,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    richText('content', { max: CONTENT_MAX, required: true }),
    choice('contentType', contentTypes, { required: true }),
    choice('targetMood', moods, { index: true }),
    {
      name: 'audioUrl',
      type: 'text',
      maxLength: 500,
      validate: (value: unknown) =>
        !value ||
        /^\/(?!\/)[^\s]+$/.test(String(value)) ||
        // Another host would learn who listens, and the site's policy does not let it play.
        'Use a path of this site, or upload the recording below.',
    },
    { name: 'audio', type: 'upload', relationTo: 'audio' },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 10,
      maxLength: TAG_MAX,
      validate: (value: unknown) =>
        [value ?? []].flat().every((tag) => tagPattern.test(String(tag)) && String(tag).length <= TAG_MAX) ||
        'A tag begins with a letter or digit, and has letters, digits, spaces, hyphens and apostrophes.',
    },
    choice('ageGroup', ageGroups, { index: true }),
  ],
}
