import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { integer, longText, text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Places and lines of help. National lines come from the reviewed list in the source. */
export const HelpLocations = systemCollection({
  slug: 'help-locations',
  rules: writtenByProduct(staffWith('admin.enter')),
  indexes: [{ fields: ['country', 'name'], unique: true }],
  fields: [
    text('name', { required: true }),
    text('type', { required: true, max: 10 }),
    text('country', { required: true, max: 3 }),
    text('phone', { max: 60 }),
    text('smsLine', { max: 60 }),
    text('websiteUrl', { max: 300 }),
    longText('description', 500),
    yesNo('isNational'),
    yesNo('isActive', true),
    integer('priority', { required: true, min: 0, max: 100 }),
    text('source'),
  ],
})
