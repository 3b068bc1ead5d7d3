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
    // One row for each different consent, however often it is sent: a hash, so that it names no one.
    text('key', { unique: true, max: 64 }),
    // What was done: agreed, by the member; confirmed or withdrawn, by the guardian of a child.
    text('kind', { max: 10, defaultValue: 'agreed' }),
    text('version', { required: true, max: 200 }),
    instant('acceptedAt', { required: true, index: true }),
    text('acceptedIp', { max: 45 }),
    text('userAgent', { max: 400 }),
    userField('guardian', false),
    // The link of the guardian, who may have no account. A bare id: it outlives the link.
    text('guardianLink', { max: 36 }),
    yesNo('termsAccepted'),
    yesNo('privacyAccepted'),
    yesNo('guidelinesAccepted'),
    yesNo('notTherapyAcknowledged'),
    yesNo('parentalAccepted'),
    // Version by document, and which reading was shown.
    { name: 'documents', type: 'json' },
    text('reading', { max: 10 }),
  ],
})
