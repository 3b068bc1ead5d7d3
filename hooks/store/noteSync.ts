import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { syncProduct } from '#domain/store/deskJobs.ts'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { services } from '#services'

type Product = {
  id: string
  title?: unknown
  isActive?: boolean
  priceCents?: number
  publishedAt?: string | null
  stripeID?: string | null
  syncState?: string
}

/** What the provider has of a product. */
const sent = ['title', 'isActive', 'priceCents'] as const

/** Notes the first day on the shelf, and that the provider does not have the product as it is now. */
export const noteSync: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  const product = data as Product
  const before = (originalDoc ?? {}) as Partial<Product>
  if (product.isActive && !product.publishedAt && !before.publishedAt)
    product.publishedAt = services().clock.now().toISOString()
  if (context.toProvider === true) return product
  const isTold = product.isActive === true || Boolean(before.stripeID)
  if (isTold && sent.some((name) => product[name] !== before[name])) product.syncState = 'pending'
  return product
}

/** Queues telling the provider, in the transaction of the change. */
export const queueSync: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const { id, syncState } = doc as Product
  if (context.toProvider === true || syncState !== 'pending') return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    select graphile_worker.add_job(${syncProduct.name}, ${JSON.stringify({ productId: id })}::json,
      max_attempts => ${syncProduct.maxAttempts}, job_key => ${`${syncProduct.name}:${id}`})`)
}
