import { productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, rowField, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** What minors asked their guardians to buy. Source: docs/rules/store.md D-146. */
export const PurchaseRequests = systemCollection({
  slug: 'purchase-requests',
  rules: productOnly,
  fields: [
    userField('child'),
    // Who answered; empty while any verified guardian may.
    userField('guardian', false),
    rowField('product', 'products'),
    integer('quantity', { required: true, min: 1, max: 99, defaultValue: 1 }),
    text('status', { required: true, max: 10, defaultValue: 'pending' }),
    longText('reason', 300),
    longText('answer', 300),
    // Which of the kind reasons a guardian chose for declining; their own words are the answer.
    text('answerReason', { max: 20 }),
    // What it cost when a guardian approved it: the monthly limit counts it. Source: docs/rules/store.md B-monthly-cap.
    integer('amountCents', { min: 0 }),
    instant('expiresAt', { required: true, index: true }),
    instant('remindedAt'),
    instant('decidedAt'),
  ],
})
