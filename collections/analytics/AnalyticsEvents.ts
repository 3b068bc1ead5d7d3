import { denyAll, writtenByProduct } from '#domain/access/rules.ts'
import { text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Events people cause. Read through reports only. */
export const AnalyticsEvents = systemCollection({
  slug: 'analytics-events',
  rules: writtenByProduct(denyAll),
  indexes: [{ fields: ['eventType', 'createdAt'] }],
  fields: [
    userField('user', false),
    text('eventType', { required: true, max: 61 }),
    { name: 'eventMetadata', type: 'json' },
    text('pageUrl', { max: 300 }),
    text('language', { max: 2 }),
  ],
})
