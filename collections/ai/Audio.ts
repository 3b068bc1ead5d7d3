import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { staffWith } from '#domain/access/rules.ts'
import { labelsOf } from '../_fields/labels.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'

/** Recordings that go with motivational content. Every member may listen; editors keep them. */
export const Audio: CollectionConfig = {
  slug: 'audio',
  labels: labelsOf('audio'),
  access: accessFrom({
    create: staffWith('content.write'),
    read: (me) => me !== null,
    update: staffWith('content.write'),
    delete: staffWith('content.write'),
  }),
  admin: { group: 'Content', useAsTitle: 'title', hidden: hiddenUnless('content.write') },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'audio'),
    mimeTypes: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'transcript', type: 'textarea', localized: true, maxLength: 8_000 },
  ],
}
