import type { CollectionConfig } from 'payload'
import { accessFrom } from '#access/enforce.ts'
import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'

/** Pictures that came with a report. Written by the product after it drew them anew; read by who handles reports. */
export const IncidentScreenshots: CollectionConfig = {
  slug: 'incident-screenshots',
  access: accessFrom(writtenByProduct(staffWith('incidents.write'))),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  upload: {
    staticDir: folderOf(services().env, 'incident-screenshots'),
    mimeTypes: ['image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [],
}
