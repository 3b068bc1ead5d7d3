import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'
import { richText } from '../_fields/richText.ts'

/** Longest legal text, in characters of its words. */
const LEGAL_TEXT_MAX = 60_000

/** Versions of the four legal documents, with their text in every language. Source: docs/rules/legal.md S-002-3. */
export const LegalVersions = systemCollection({
  slug: 'legal-versions',
  rules: writtenByProduct(staffWith('admin.enter')),
  indexes: [{ fields: ['documentType', 'version'], unique: true }],
  fields: [
    text('documentType', { required: true, max: 20 }),
    text('version', { required: true, max: 20 }),
    yesNo('active'),
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    richText('body', { max: LEGAL_TEXT_MAX }),
  ],
})
