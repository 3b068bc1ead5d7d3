import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { ownerOr, writtenByProduct } from '#domain/access/rules.ts'
import { testResults } from '#domain/notifications/push.ts'
import { instant, integer, text } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

/**
 * Test messages members sent to their own devices, for 30 days: support finds here why nothing arrives. Of a device
 * only the names of browser and system are kept. Source: docs/rules/notifications.md D-124, S-003-7.4.
 */
export const TestMessages: CollectionConfig = {
  slug: 'test-messages',
  labels: labelsOf('test_messages'),
  access: accessFrom(writtenByProduct(ownerOr('people.read'))),
  defaultSort: '-createdAt',
  admin: {
    group: 'Operations',
    hideAPIURL: true,
    useAsTitle: 'createdAt',
    listSearchableFields: ['result'],
    defaultColumns: ['createdAt', 'user', 'result', 'devices', 'sent', 'deviceInfo.platform'],
    hidden: hiddenUnless('people.read'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  fields: [
    // The profile has the id of its account, and support may read it; accounts with their addresses it may not.
    { name: 'user', type: 'relationship', relationTo: 'profiles', required: true, index: true },
    text('message', { required: true }),
    // One of `testResults`; a constraint says so too.
    text('result', { required: true, max: Math.max(...testResults.map(({ length }) => length)) }),
    integer('devices', { required: true, min: 0 }),
    integer('sent', { required: true, min: 0 }),
    {
      name: 'deviceInfo',
      type: 'group',
      fields: [
        text('platform', { max: 40 }),
        text('userAgent', { max: 40 }),
        text('language', { max: 2 }),
        instant('timestamp', { required: true }),
      ],
    },
  ],
}
