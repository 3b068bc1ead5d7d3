import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { servedByStaff } from '#domain/access/rules.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { recordingTypes } from '#domain/content/recordings.ts'
import { labelsOf } from '../_kit/labels.ts'
import { unguessableName } from '#hooks/content/unguessableName.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'

/** Recordings that go with motivational content. Editors keep them; members listen through `/api/recordings`. */
export const Audio: CollectionConfig = {
  slug: 'audio',
  labels: labelsOf('audio'),
  access: accessFrom(servedByStaff('content.write')),
  admin: { group: 'Content', useAsTitle: 'title', hidden: hiddenUnless('content.write') },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'audio'),
    mimeTypes: [...recordingTypes],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [unguessableName], afterChange: [contentChanged], afterDelete: [contentChanged] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'transcript', type: 'textarea', localized: true, maxLength: 8_000 },
  ],
}
