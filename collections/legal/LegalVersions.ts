import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { text, yesNo } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Versions of the four legal documents. Source: spec 002 §3. */
export const LegalVersions = machineCollection({
  slug: 'legal-versions',
  rules: writtenByProduct(staffWith('admin.enter')),
  indexes: [{ fields: ['documentType', 'version'], unique: true }],
  fields: [
    text('documentType', { required: true, max: 20 }),
    text('version', { required: true, max: 20 }),
    yesNo('active'),
  ],
})
