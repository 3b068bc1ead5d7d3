import type { CollectionConfig } from 'payload'
import { accessFrom, computed, hiddenUnless } from '#access/enforce.ts'
import { denyAll, staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { choice, instant, integer, longText, text, userField } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

const marked = 'child_safety.work'

/**
 * Children and teens who may be in danger: who, where, when and how often, never their words. No one sees a case
 * without the personal mark. Source: docs/rules/moderation.md child-safety.
 */
export const ChildSafetyCases: CollectionConfig = {
  slug: 'child-safety-cases',
  labels: labelsOf('child_safety_cases'),
  access: accessFrom({
    create: denyAll,
    read: staffWith(marked),
    update: staffWith(marked),
    delete: denyAll,
  }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'description',
    defaultColumns: ['description', 'level', 'category', 'place', 'status', 'dueAt', 'createdAt'],
    hidden: hiddenUnless(marked),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableDuplicate: true,
  fields: [
    { ...choice('level', ['concern', 'urgent'], { required: true }), access: computed } as never,
    { ...text('category', { required: true, max: 40 }), access: computed } as never,
    { ...longText('description', 4_000, true), access: computed } as never,
    { ...userField('user', false), access: computed } as never,
    { ...text('place', { required: true, max: 20 }), access: computed } as never,
    { ...integer('count', { required: true, min: 1 }), access: computed } as never,
    { ...instant('lastSeenAt', { required: true }), access: computed } as never,
    // By when a person should have looked: minutes for what is urgent.
    { ...instant('dueAt', { index: true }), access: computed } as never,
    // When the guardian got the signal, from a person or because no one was on shift.
    { ...instant('guardianSignalAt'), access: computed } as never,
    {
      name: 'signal',
      type: 'ui',
      admin: { components: { Field: '/admin/moderation/Signal/index.tsx#SignalField' } },
    },
    longText('notes', 4_000),
    choice('status', ['open', 'in_review', 'closed'], { required: true, index: true }),
  ],
}

/**
 * What staff did with cases and held entries: rows are only added, and only the personal mark shows them. The trail of
 * all other changes has none of it.
 */
export const ChildSafetyLog: CollectionConfig = {
  slug: 'child-safety-log',
  labels: labelsOf('child_safety_log'),
  access: accessFrom(writtenByProduct(staffWith(marked))),
  defaultSort: '-createdAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'createdAt',
    listSearchableFields: ['event'],
    defaultColumns: ['event', 'admin', 'createdAt'],
    hidden: hiddenUnless(marked),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  fields: [
    userField('admin', false),
    text('event', { required: true, max: 80 }),
    { name: 'metadata', type: 'json' },
  ],
}
