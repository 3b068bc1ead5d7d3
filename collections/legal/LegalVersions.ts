import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { legalVersionRules } from '#domain/legal/access.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { nextTextOnly } from '#hooks/legal/nextTextOnly.ts'
import { text, yesNo } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'
import { legalWording, numbered } from './fields.ts'

/**
 * Versions of the four legal documents, with their text in every language. A draft is the next version of its document.
 * Source: docs/rules/legal.md S-002-3.
 */
export const LegalVersions: CollectionConfig = {
  slug: 'legal-versions',
  labels: labelsOf('legal_versions'),
  access: accessFrom(legalVersionRules),
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'documentType',
    defaultColumns: ['documentType', 'version', 'active', 'effectiveOn'],
    hidden: hiddenUnless('legal.write'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  indexes: [{ fields: ['documentType', 'version'], unique: true }],
  hooks: { beforeChange: [nextTextOnly], afterChange: [contentChanged] },
  versions: { maxPerDoc: 30, drafts: true },
  fields: [
    numbered(text('documentType', { required: true, max: 20 })),
    numbered(text('version', { required: true, max: 20 })),
    numbered(yesNo('active')),
    // The day it took effect; none for one that never did.
    numbered(text('effectiveOn', { max: 10 })),
    // What changed, by language.
    numbered({ name: 'changes', type: 'json' }),
    // The account that asked to put it in force, while a second person has to agree. A bare id: it is gone after that.
    numbered(text('askedBy', { max: 36 })),
    ...legalWording(),
  ],
}
