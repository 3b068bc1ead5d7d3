import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { servedByStaff } from '#domain/access/rules.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { isWave, recordingSources, recordingTypes } from '#domain/content/recordings.ts'
import { choice } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'
import { undrawnWhenReplaced } from '#hooks/content/undrawnWhenReplaced.ts'
import { storedFile } from './columns.ts'
import { unguessableName } from '#hooks/content/unguessableName.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'

/** Recordings that go with motivational content. Editors keep them; members listen through `/api/recordings`. */
export const Audio: CollectionConfig = {
  slug: 'audio',
  labels: labelsOf('audio'),
  access: accessFrom(servedByStaff('content.write')),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'file', 'updatedAt'],
    hidden: hiddenUnless('content.write'),
  },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'audio'),
    mimeTypes: [...recordingTypes],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [unguessableName],
    beforeChange: [undrawnWhenReplaced],
    afterChange: [contentChanged],
    afterDelete: [contentChanged],
  },
  fields: [
    storedFile,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    choice('madeFrom', recordingSources),
    { name: 'transcript', type: 'textarea', localized: true, maxLength: 8_000 },
    // Both come with the recordings we make ourselves. Without them the player draws a plain line.
    { name: 'seconds', type: 'number', min: 0, admin: { hidden: true } },
    {
      name: 'wave',
      type: 'json',
      admin: { hidden: true },
      validate: (value: unknown) => value == null || isWave(value) || 'A wave has one height for each bar.',
    },
  ],
}
