import type { CollectionConfig } from 'payload'
import { accessFrom } from '#access/enforce.ts'
import { denyAll, keptByStaff } from '#domain/access/rules.ts'
import { ALT_MAX } from '#domain/content/richText.ts'
import { redrawnFor } from '#hooks/content/redrawnFor.ts'
import { unguessableName } from '#hooks/content/unguessableName.ts'
import { nextCover } from '#hooks/store/nextCover.ts'
import { oneCover } from '#hooks/store/oneCover.ts'
import { placePicture } from '#hooks/store/placePicture.ts'
import { smallEnough } from '#hooks/store/smallEnough.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'
import { integer, text, yesNo } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

const product = {
  name: 'product',
  type: 'relationship',
  relationTo: 'products',
  required: true,
  index: true,
} as const

/** Pictures of products, drawn anew, the cover first. Served by their name to all, because the shelf is open. */
export const ProductImages: CollectionConfig = {
  slug: 'product-images',
  labels: labelsOf('product_images'),
  access: accessFrom(keptByStaff('store.write')),
  admin: { hidden: true },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'product-images'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [smallEnough, redrawnFor('store.write'), unguessableName],
    beforeChange: [placePicture],
    afterChange: [oneCover],
    afterDelete: [nextCover],
  },
  fields: [
    product,
    { name: 'alt', type: 'text', localized: true, maxLength: ALT_MAX },
    yesNo('isCover'),
    integer('sortOrder', { required: true, min: 0, defaultValue: 0 }),
  ],
}

/**
 * Files of digital products. Private: a member gets one through the library alone. They come in as a stream
 * (`server/http/productFiles.ts`), so Payload makes none.
 */
export const DigitalAssets: CollectionConfig = {
  slug: 'digital-assets',
  labels: labelsOf('digital_assets'),
  access: accessFrom({ ...keptByStaff('store.write'), create: denyAll }),
  admin: { hidden: true },
  lockDocuments: false,
  upload: {
    staticDir: folderOf(services().env, 'digital-assets'),
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [
    product,
    // The name a member downloads it under; the stored name is random.
    text('fileName', { required: true, max: 120 }),
    integer('sortOrder', { required: true, min: 0, defaultValue: 0 }),
  ],
}
