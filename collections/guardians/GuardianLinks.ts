import { productOnly } from '#domain/account/access.ts'
import { instant, integer, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Who agreed for a child or teen: one live link a child and address. Source: docs/rules/guardians.md S-000-3, D-005.
 */
export const GuardianLinks = systemCollection({
  slug: 'guardian-links',
  rules: productOnly,
  indexes: [{ fields: ['child', 'guardianEmail'], unique: true }],
  fields: [
    userField('child'),
    text('guardianEmail', { required: true, index: true }),
    userField('guardian', false),
    // `contact`: the code was passed on. `verified`: the guardian said yes themselves. Source:
    // `domain/guardians/consentLevels.ts`.
    text('status', { required: true, max: 10 }),
    text('relationship', { max: 20 }),
    text('pageTokenHash', { unique: true, max: 64 }),
    // The same secret, encrypted: later mails lead to the same page.
    text('pageTokenSealed', { max: 200 }),
    // What a guardian without an account wants to be notified of, and when; one with an account has
    // `notification_preferences`.
    text('language', { max: 2 }),
    text('timeZone', { max: 64 }),
    yesNo('checkinAlerts', true),
    yesNo('journalAlerts', true),
    yesNo('dailyDigest'),
    text('quietStart', { max: 5 }),
    text('quietEnd', { max: 5 }),
    instant('contactAt'),
    instant('verifiedAt'),
    instant('revokedAt'),
    // The guardian's own yes to rooms; empty while off. Source: docs/rules/chat.md D-205.
    instant('roomsAgreedAt'),
    // The guardian's own yes to voice notes leaving the product to be written down; empty while off, and it counts only
    // after `verifiedAt`. Source: docs/rules/journal.md voice.
    instant('transcriptionAgreedAt'),
    // A teen asks before buying; a child always does. Source: docs/rules/store.md D-145.
    yesNo('asksToBuy', true),
    // What the guardian lets be bought for the child in a month, in cents; empty: no limit. Source: docs/rules/store.md
    // B-monthly-cap.
    integer('monthlyCapCents', { min: 0 }),
  ],
})
