import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { servedByStaff } from '#domain/access/rules.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { ALT_MAX } from '#domain/content/richText.ts'
import { redrawnFor } from '#hooks/content/redrawnFor.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'
import { labelsOf } from '../_kit/labels.ts'
import { storedFile } from './columns.ts'
import { unguessableName } from '#hooks/content/unguessableName.ts'

/**
 * Pictures that editors put into their texts. Served to all visitors through `/api/pictures`, because landing pages
 * are.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: labelsOf('media'),
  access: accessFrom(servedByStaff('content.write')),
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'file', 'updatedAt'],
    hidden: hiddenUnless('content.write'),
  },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [redrawnFor('content.write'), unguessableName],
    afterChange: [contentChanged],
    afterDelete: [contentChanged],
  },
  fields: [storedFile, { name: 'alt', type: 'text', required: true, localized: true, maxLength: ALT_MAX }],
}
