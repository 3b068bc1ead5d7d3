import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { entitlementStatuses } from './enums.ts'

/** A file of an item. */
export const LibraryFile = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
  type: z.string(),
})
export type LibraryFile = z.output<typeof LibraryFile>

/** What a member owns. */
export const LibraryItem = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  imageId: z.nullable(z.string()),
  status: z.enum(entitlementStatuses),
  /** Why it cannot be downloaded. */
  reason: z.nullable(z.enum(['refund', 'dispute'])),
  grantedAt: z.string(),
  firstAccessedAt: z.nullable(z.string()),
  /** Downloads left today. */
  downloadsLeft: z.int(),
  files: z.array(LibraryFile),
})
export type LibraryItem = z.output<typeof LibraryItem>

/** A thing on its way by post: one another person bought for the member, or, of minors, any. */
export const OnItsWay = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  quantity: z.int(),
  imageId: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
})
export type OnItsWay = z.output<typeof OnItsWay>

const Library = z.object({ items: z.array(LibraryItem), onTheWay: z.array(OnItsWay) })
/** Everything a member owns. It says no price: minors read it too. */
export type Library = z.output<typeof Library>

/** Owned files. Source: docs/rules/store.md B-downloads. */
export const libraryApi = {
  readLibrary: contract({
    method: 'get',
    path: '/library',
    auth: 'signed-in',
    limit: 'read',
    output: Library,
  }),
  /** An address for one download: good for ten minutes, in the caller's session alone. */
  downloadLink: contract({
    method: 'post',
    path: '/library/:id/files/:fileId/link',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid(), fileId: z.uuid() }),
    output: z.object({ path: z.string(), downloadsLeft: z.int() }),
    errors: {
      'common.error.not_found': 404,
      'orders.error.revoked': 409,
      'orders.error.resting': 409,
      'orders.error.downloads_used': 429,
    },
  }),
  /** Gives back what paid orders say is the caller's and is missing. Source: docs/rules/store.md D-157. */
  restoreLibrary: contract({
    method: 'post',
    path: '/library/restore',
    auth: 'signed-in',
    limit: 'write',
    output: z.extend(Library, { restored: z.int() }),
  }),
}
