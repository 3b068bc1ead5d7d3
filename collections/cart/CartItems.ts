import { productOnly } from '#domain/account/access.ts'
import { cents, integer, rowField, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** What a member put into the cart: one row for a product. */
export const CartItems = systemCollection({
  slug: 'cart-items',
  rules: productOnly,
  indexes: [{ fields: ['user', 'product'], unique: true }],
  fields: [
    userField(),
    rowField('product', 'products'),
    integer('quantity', { required: true, min: 1, max: 99, defaultValue: 1 }),
    // The price when it was put in: a change is shown before paying.
    cents('seenPriceCents'),
    userField('giftFor', false),
  ],
})
