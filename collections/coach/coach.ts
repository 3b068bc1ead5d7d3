import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { keptByStaff } from '#domain/access/rules.ts'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { ownRows } from '#domain/account/access.ts'
import { focusAreas } from '#domain/account/focusAreas.ts'
import {
  messageTypes,
  TEMPLATE_COOLDOWN_DAYS,
  TEMPLATE_PRIORITY,
  TEMPLATE_RECOMMENDED_LENGTH,
} from '#domain/coach/schema.ts'
import { choice, instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'
import { labelsOf } from '../_kit/labels.ts'

/** What the coach may write, to which members, and how often. Editors keep it. Source: docs/rules/coach.md S-003-3. */
export const PersonaTemplates: CollectionConfig = {
  slug: 'persona-templates',
  labels: labelsOf('persona_templates'),
  access: accessFrom(keptByStaff('templates.write')),
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'content',
    defaultColumns: ['content', 'messageType', 'ageGroup', 'focusArea', 'priority', 'active'],
    hidden: hiddenUnless('templates.write'),
  },
  lockDocuments: false,
  fields: [
    choice('messageType', messageTypes, { required: true, index: true }),
    choice('ageGroup', ageGroups, { required: true, index: true }),
    choice('focusArea', focusAreas),
    {
      name: 'content',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 500,
      admin: { description: `About ${TEMPLATE_RECOMMENDED_LENGTH} characters read best.` },
    },
    integer('priority', { required: true, min: 1, max: 100, defaultValue: TEMPLATE_PRIORITY }),
    integer('cooldownDays', { required: true, min: 1, max: 365, defaultValue: TEMPLATE_COOLDOWN_DAYS }),
    yesNo('active', true),
  ],
}

/** Coach messages that went out. One for each person, day and window. */
export const CoachMessageDeliveries = systemCollection({
  slug: 'coach-message-deliveries',
  rules: ownRows,
  indexes: [{ fields: ['user', 'day', 'window'], unique: true }, { fields: ['user', 'deliveredAt'] }],
  fields: [
    userField(),
    { name: 'template', type: 'relationship', relationTo: 'persona-templates', index: true },
    text('day', { required: true, max: 10 }),
    text('window', { required: true, max: 5 }),
    longText('contentSent', 500, true),
    instant('deliveredAt', { required: true, index: true }),
    // `openedAt`: shown. `engagedAt`: pressed, or in view for five seconds. Source: docs/rules/coach.md D-048.
    instant('openedAt'),
    instant('engagedAt'),
  ],
})

/**
 * When and how we may write to a member; one row each. Preferences of coach, daily reminder and guardian read and
 * write it. Source: docs/rules/notifications.md D-049, D-050.
 */
export const NotificationPreferences = systemCollection({
  slug: 'notification-preferences',
  rules: ownRows,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    yesNo('coachEnabled'),
    { name: 'coachWindows', type: 'json', required: true },
    { name: 'coachChannels', type: 'json', required: true },
    // When to look whether the coach has something to say; empty: at once. Saving anything it depends on empties it.
    instant('coachNextAt'),
    text('quietStart', { required: true, max: 5 }),
    text('quietEnd', { required: true, max: 5 }),
    yesNo('quietEnabled', true),
    // False while only a switch was pressed: until the member chooses hours, each view shows its own default.
    yesNo('quietChosen', true),
    yesNo('dailyEnabled'),
    text('dailyTime', { max: 5 }),
    // When to look whether today's reminder or a birthday message is due; as `coachNextAt`.
    instant('dailyNextAt'),
    choice('digestChannel', ['both', 'in_app', 'email']),
    yesNo('birthdayMessages'),
    yesNo('checkinAlerts', true),
    yesNo('journalAlerts', true),
    yesNo('dailyDigest'),
    // Ways the member turned off, as `kind:channel`. Source: docs/rules/notifications.md B-matrix.
    { name: 'mutedChannels', type: 'json', required: true, defaultValue: [] },
    // Silence for a while, up to this instant. Source: docs/rules/notifications.md B-mute.
    instant('mutedUntil'),
  ],
})
