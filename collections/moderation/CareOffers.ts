import { productOnly } from '#domain/account/access.ts'
import { instant, integer, onlyUserField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** When a person last wrote words of a crisis, and how often they put the offer of help away. */
export const CareOffers = systemCollection({
  slug: 'care-offers',
  rules: productOnly,
  timestamps: false,
  fields: [
    onlyUserField(),
    instant('writtenAt', { required: true, index: true }),
    integer('timesPutAway', { required: true, min: 0, defaultValue: 0 }),
    instant('putAwayAt'),
  ],
})
