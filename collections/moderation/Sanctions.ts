import { productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Warnings, pauses, suspensions and bans of members. One that was reversed stays and counts no more. Source:
 * docs/rules/chat.md D-079.
 */
export const Sanctions = systemCollection({
  slug: 'sanctions',
  rules: productOnly,
  fields: [
    userField(),
    // warning, mute, suspension, ban.
    text('kind', { required: true, max: 12 }),
    longText('reason', 500, true),
    // The rule it rests on, by its key.
    text('rule', { max: 40 }),
    integer('weight', { required: true, min: 0, defaultValue: 0 }),
    // Empty: for good.
    instant('expiresAt'),
    userField('createdBy', false),
    instant('reversedAt'),
    userField('reversedBy', false),
    // The item of the desk, and the incident, by their ids.
    text('item', { max: 36 }),
    text('incident', { max: 36 }),
  ],
})
