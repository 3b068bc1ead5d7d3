import type { CollectionBeforeChangeHook } from 'payload'
import { syncProduct } from '#domain/store/deskJobs.ts'
import { notesChange, queuesChange } from '#hooks/_kit/atProvider.ts'
import { services } from '#services'

type Product = { isActive?: boolean; publishedAt?: string | null }

/** Notes the first day on the shelf. */
export const noteFirstDay: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const product = data as Product
  const before = (originalDoc ?? {}) as Product
  if (product.isActive && !product.publishedAt && !before.publishedAt)
    product.publishedAt = services().clock.now().toISOString()
  return product
}

/** Notes that the provider does not have the product as it is now. */
export const noteSync = notesChange(['title', 'isActive', 'priceCents'])

/** Queues telling the provider, in the transaction of the change. */
export const queueSync = queuesChange(syncProduct, (productId) => ({ productId }))
