import type { CollectionBeforeChangeHook } from 'payload'
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
