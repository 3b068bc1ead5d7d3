import { ownRows, productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Notifications. `key` makes a repeated send harmless. */
export const Notifications = systemCollection({
  slug: 'notifications',
  rules: ownRows,
  indexes: [{ fields: ['user', 'sentAt'] }, { fields: ['user', 'key'], unique: true }],
  fields: [
    userField(),
    text('type', { required: true, max: 40 }),
    text('channel', { required: true, max: 20 }),
    text('key', { required: true, max: 120 }),
    { name: 'payloadJson', type: 'json', required: true },
    instant('sentAt', { required: true }),
    instant('readAt'),
  ],
})

/** What mails left, without their words. `key` makes a repeated send harmless. */
export const EmailLogs = systemCollection({
  slug: 'email-logs',
  rules: productOnly,
  fields: [
    text('key', { required: true, unique: true, max: 120 }),
    text('template', { required: true, max: 60 }),
    userField('user', false),
    text('status', { required: true, index: true, max: 12 }),
    integer('attempts', { required: true, min: 0 }),
    longText('error', 500),
    instant('sentAt'),
  ],
})

/** Browsers that take web push. Source: RFC 8030, RFC 8291. */
export const PushSubscriptions = systemCollection({
  slug: 'push-subscriptions',
  rules: productOnly,
  fields: [
    userField(),
    text('endpoint', { required: true, unique: true, max: 1_000 }),
    text('p256dh', { required: true, max: 120 }),
    text('auth', { required: true, max: 60 }),
    text('deviceId', { max: 64 }),
    text('platform', { max: 120 }),
    instant('lastSuccessAt'),
    instant('lastFailureAt'),
  ],
})

/**
 * What a guardian is to be notified of, and when: at once, after quiet hours, or in the digest. Holds no words of the
 * child.
 */
export const ParentNotifications = systemCollection({
  slug: 'parent-notices',
  rules: productOnly,
  indexes: [{ fields: ['sentAt', 'dueAt'] }],
  fields: [
    userField('child'),
    { name: 'link', type: 'relationship', relationTo: 'guardian-links', required: true, index: true },
    text('eventType', { required: true, max: 20 }),
    { name: 'mood', type: 'relationship', relationTo: 'moods', index: true },
    { name: 'entry', type: 'relationship', relationTo: 'journal-entries', index: true },
    text('key', { required: true, unique: true, max: 120 }),
    text('delivery', { required: true, max: 10 }),
    instant('dueAt', { required: true }),
    instant('sentAt'),
  ],
})
