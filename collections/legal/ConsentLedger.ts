import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { instant, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Who agreed to which version, when and from where. A row outlives its account without the name in it.
 * Source: docs/rules/legal.md S-001-3.
 */
export const ConsentLedger = systemCollection({
  slug: 'consent-ledger',
  rules: writtenByProduct(staffWith('legal.write')),
  fields: [
    userField('user', false),
    text('version', { required: true, max: 200 }),
    instant('acceptedAt', { required: true, index: true }),
    text('acceptedIp', { max: 45 }),
    text('userAgent', { max: 400 }),
    userField('guardian', false),
    yesNo('termsAccepted'),
    yesNo('privacyAccepted'),
    yesNo('guidelinesAccepted'),
    yesNo('notTherapyAcknowledged'),
    // Version by document, and which reading was shown.
    { name: 'documents', type: 'json' },
    text('reading', { max: 10 }),
  ],
})
