import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { legalPageRules } from '#domain/legal/access.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { numberPublished } from '#hooks/legal/numberPublished.ts'
import { staysPublished } from '#hooks/legal/staysPublished.ts'
import { text } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'
import { legalWording, numbered } from './fields.ts'

/** Policies that inform and ask for no consent: inclusion, shipping, refunds. */
export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: labelsOf('legal_pages'),
  access: accessFrom(legalPageRules),
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'page',
    defaultColumns: ['page', 'version', 'effectiveOn'],
    hidden: hiddenUnless('legal.write'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  hooks: { beforeChange: [numberPublished], afterChange: [staysPublished, contentChanged] },
  versions: { maxPerDoc: 30, drafts: true },
  fields: [
    numbered(text('page', { required: true, unique: true, max: 20 })),
    numbered(text('version', { required: true, max: 20 })),
    numbered(text('effectiveOn', { max: 10 })),
    ...legalWording(),
  ],
}
