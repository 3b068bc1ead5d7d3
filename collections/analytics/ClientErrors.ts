import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { instant, integer, longText, text } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

/**
 * Errors browsers reported, one row a kind, without a member; staff reads them. Source: docs/rules/analytics.md D-041.
 */
export const ClientErrors: CollectionConfig = {
  slug: 'client-errors',
  labels: labelsOf('client_errors'),
  access: accessFrom(writtenByProduct(staffWith('ops.read'))),
  defaultSort: '-lastSeenAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'message',
    defaultColumns: ['message', 'count', 'lastSeenAt', 'pageUrl', 'browser'],
    hidden: hiddenUnless('ops.read'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  fields: [
    text('fingerprint', { required: true, unique: true, max: 64 }),
    text('message', { required: true, max: 500 }),
    longText('stack', 4_000),
    text('pageUrl', { max: 500 }),
    text('release', { max: 40 }),
    text('browser', { max: 80 }),
    integer('count', { required: true, min: 1 }),
    instant('lastSeenAt', { required: true, index: true }),
  ],
}
