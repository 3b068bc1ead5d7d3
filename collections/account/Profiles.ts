import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless, personOnly } from '#access/enforce.ts'
import { profileRules } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

/** The person: one row for each user, with the same id. */
export const Profiles: CollectionConfig = {
  slug: 'profiles',
  labels: labelsOf('profiles'),
  access: accessFrom(profileRules),
  admin: {
    group: 'People',
    useAsTitle: 'username',
    defaultColumns: ['username', 'ageGroup', 'language', 'createdAt'],
    hidden: hiddenUnless('people.read'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  fields: [
    text('username', { required: true, max: 30 }),
    // Who people are, staff reads one at a time and with a reason (`opsApi.revealPerson`), in no list: of a child these
    // are the data that find them. Hidden for all readers, not only for minors: else sorting and filtering would tell
    // what reading does not.
    personOnly(text('firstName', { max: 60 })),
    personOnly(integer('age', { min: 5, max: 120 })),
    personOnly(instant('ageRecordedAt')),
    personOnly(text('birthDate', { max: 10 })),
    text('ageGroup', { index: true, max: 10 }),
    text('claimedAgeGroup', { max: 10 }),
    personOnly(text('sex', { max: 20 })),
    personOnly(text('zipcode', { max: 10 })),
    text('country', { max: 2 }),
    text('language', { max: 2 }),
    text('timeZone', { required: true, max: 64 }),
    personOnly(text('pronouns', { max: 40 })),
    yesNo('showPronouns', true),
    // Not shown in the panel: staff needs it least of all, and Payload's JSON editor comes from a foreign host.
    personOnly({
      name: 'selectedFocusAreas',
      type: 'json',
      required: true,
      defaultValue: [],
      admin: { hidden: true },
    }),
    personOnly(longText('optionalReflection', 200)),
    // A teen may keep moods from a guardian, who then reads "not shared". Source: docs/rules/guardians.md D-043.
    personOnly(yesNo('shareMoods', true)),
    // What families see of a member and may send. Source: docs/rules/family.md.
    personOnly(yesNo('sharesPresence', true)),
    personOnly(yesNo('takesThoughts', true)),
    yesNo('analyticsConsent'),
    personOnly(userField('parent', false)),
    yesNo('isParent'),
    {
      name: 'reveal',
      type: 'ui',
      admin: { components: { Field: '/admin/ops/Reveal/index.tsx#RevealField' } },
    },
    text('subscriptionStatus', { required: true, max: 20 }),
    yesNo('marketingOptIn'),
    text('legalConsentVersion', { max: 40 }),
    instant('legalConsentAcceptedAt'),
    personOnly(text('legalConsentIp', { max: 64 })),
    personOnly(text('legalConsentUserAgent', { max: 400 })),
    // What the gate asks: the version agreed to, by document, and a child's parental box. The ledger is the record.
    personOnly({
      name: 'legalConsents',
      type: 'json',
      required: true,
      defaultValue: {},
      admin: { hidden: true },
    }),
    personOnly(instant('parentalBoxAt')),
    personOnly(instant('parentalConfirmedAt')),
    personOnly(instant('parentalWithdrawnAt')),
    instant('onboardedAt'),
    instant('welcomedAt'),
  ],
}
