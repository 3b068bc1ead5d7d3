import type { CollectionConfig, Field } from 'payload'
import { accessFrom, computed, hiddenUnless } from '#access/enforce.ts'
import { denyAll, keptByStaff } from '#domain/access/rules.ts'
import { PREVIEW_URL_MAX } from '#domain/store/desk.ts'
import { ageRestrictions, categories, productTypes, shippingProfiles } from '#domain/store/enums.ts'
import { completeProduct } from '#hooks/store/completeProduct.ts'
import { noteFirstDay } from '#hooks/store/noteFirstDay.ts'
import { noteSync } from '#hooks/store/noteSync.ts'
import { queueSync } from '#hooks/store/queueSync.ts'
import { choice, instant, integer, text, yesNo } from '../_fields/fields.ts'
import { richText } from '../_fields/richText.ts'
import { labelsOf } from '../_kit/labels.ts'

/** A field the product keeps by itself. */
const kept = (field: Field): Field => ({ ...field, access: computed, admin: { hidden: true } }) as Field

/**
 * What the store sells. Members read it through the store's own endpoints, which know their age. A product is never
 * deleted, because orders and the payment provider refer to it: it is active or not. Source: docs/rules/store.md D-140.
 */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: labelsOf('products'),
  access: accessFrom({ ...keptByStaff('store.write'), delete: denyAll }),
  defaultSort: '-createdAt',
  admin: {
    // The desk's own screens stand in the navigation; this form is where descriptions are written.
    group: false,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'productType', 'priceCents', 'isActive'],
    hidden: hiddenUnless('store.write'),
  },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkDelete: true,
  versions: { maxPerDoc: 30 },
  hooks: {
    beforeValidate: [completeProduct],
    beforeChange: [noteFirstDay, noteSync],
    afterChange: [queueSync],
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'subtitle', type: 'text', localized: true, maxLength: 160 },
    text('slug', { required: true, unique: true, max: 120 }),
    richText('description', { max: 4_000 }),
    // Cents of a US dollar, as all money here.
    integer('priceCents', { required: true, min: 0, max: 1_000_000 }),
    integer('compareAtCents', { min: 0, max: 1_000_000 }),
    choice('category', categories, { required: true, index: true }),
    choice('productType', productTypes, { required: true }),
    choice('ageRestriction', ageRestrictions, { required: true }),
    { name: 'tags', type: 'text', hasMany: true, maxRows: 10, maxLength: 40 },
    // Where a part of it can be seen before it is bought.
    text('previewUrl', { max: PREVIEW_URL_MAX }),
    yesNo('isActive'),
    // Taken off the desk for good, where others delete: never active again unless it is taken back.
    yesNo('isArchived'),
    // Of physical products alone.
    text('sku', { unique: true, max: 60 }),
    integer('stock', { min: 0, max: 1_000_000 }),
    integer('weightGrams', { min: 0, max: 100_000 }),
    integer('lengthCm', { min: 0, max: 1_000 }),
    integer('widthCm', { min: 0, max: 1_000 }),
    integer('heightCm', { min: 0, max: 1_000 }),
    choice('shippingProfile', shippingProfiles),
    kept(instant('publishedAt', { index: true })),
    kept(text('stripeProductId')),
    kept(text('stripePriceId')),
    kept(text('syncState', { required: true, max: 10, defaultValue: 'none' })),
    kept(text('syncError')),
  ],
}
