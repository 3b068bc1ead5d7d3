import { ownRows, sealed } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Notices of the bell. `key` makes a repeated send harmless. */
export const Notifications = machineCollection({
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
export const EmailLogs = machineCollection({
  slug: 'email-logs',
  rules: sealed,
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
