import type { CollectionConfig } from 'payload'
import { accessFrom, computed, hiddenUnless } from '#access/enforce.ts'
import { RELEASE_MAX } from '#domain/ops/releaseChecks.ts'
import { denyAll, staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { choice, instant, integer, longText, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'
import { labelsOf } from '../_kit/labels.ts'

/**
 * Reports: errors of the product, and minors whose words were read as danger (who, where and how often, never the
 * words).
 */
export const Incidents: CollectionConfig = {
  slug: 'incidents',
  labels: labelsOf('incidents'),
  access: accessFrom({
    create: denyAll,
    read: staffWith('incidents.write'),
    update: staffWith('incidents.write'),
    delete: denyAll,
  }),
  admin: {
    group: 'Operations',
    useAsTitle: 'description',
    defaultColumns: ['description', 'category', 'severity', 'place', 'status', 'createdAt'],
    hidden: hiddenUnless('incidents.write'),
  },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { ...choice('kind', ['bug', 'safety'], { required: true }), access: computed } as never,
    { ...text('category', { required: true, max: 40 }), access: computed } as never,
    choice('severity', ['low', 'medium', 'high'], { required: true }),
    { ...longText('description', 4_000, true), access: computed } as never,
    { ...userField('user', false), access: computed } as never,
    { ...text('place', { max: 20 }), access: computed } as never,
    // Of a reported message: where it stands. Source: docs/rules/chat.md D-078.
    { ...text('roomId', { max: 36 }), access: computed } as never,
    { ...text('messageId', { max: 36 }), access: computed } as never,
    { ...integer('count', { min: 1 }), access: computed } as never,
    { ...instant('lastSeenAt'), access: computed } as never,
    { ...text('pageUrl', { max: 500 }), access: computed } as never,
    { name: 'screenshot', type: 'upload', relationTo: 'incident-screenshots', access: computed },
    longText('notes', 4_000),
    choice('status', ['open', 'in_review', 'closed'], { required: true, index: true }),
  ],
}

/** What staff did. Its rows never change; the panel shows them to staff with the right. */
export const AdminAuditLogs: CollectionConfig = {
  slug: 'admin-audit-logs',
  labels: labelsOf('admin_audit_logs'),
  access: accessFrom(writtenByProduct(staffWith('audit.read'))),
  defaultSort: '-createdAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'createdAt',
    listSearchableFields: ['event'],
    defaultColumns: ['event', 'thing', 'admin', 'createdAt'],
    hidden: hiddenUnless('audit.read'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  indexes: [{ fields: ['event', 'createdAt'] }],
  fields: [
    userField('admin', false),
    text('event', { required: true, max: 80 }),
    {
      name: 'thing',
      type: 'ui',
      admin: { components: { Cell: '/admin/_shell/Named.tsx#ThingCell' } },
    },
    { name: 'metadata', type: 'json' },
  ],
}

/** Heartbeats of workers; the health view reads them. */
export const WorkerHeartbeats = systemCollection({
  slug: 'worker-heartbeats',
  rules: writtenByProduct(denyAll),
  fields: [
    text('worker', { required: true, unique: true, max: 80 }),
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
})

/**
 * How staff marked the items of a release, one row for each item of each release. The page of the release writes them;
 * earlier releases stay to be read. Source: docs/rules/ops.md D-196.
 */
export const ReleaseChecks: CollectionConfig = {
  slug: 'release-checks',
  labels: labelsOf('release_checks'),
  access: accessFrom(writtenByProduct(staffWith('release.work'))),
  defaultSort: '-checkedAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'item',
    listSearchableFields: ['release', 'item'],
    defaultColumns: ['item', 'status', 'release', 'checkedBy', 'checkedAt'],
    hidden: hiddenUnless('release.work'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  indexes: [{ fields: ['release', 'item'], unique: true }],
  fields: [
    text('release', { required: true, max: RELEASE_MAX }),
    text('item', { required: true, max: 40 }),
    text('status', { required: true, max: 10 }),
    userField('checkedBy', false),
    instant('checkedAt', { required: true }),
  ],
}
