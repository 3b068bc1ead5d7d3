import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { freeName, isPreviewUrl, slugOf, tagsOf } from '#domain/store/desk.ts'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { fieldError } from '#hooks/_kit/fieldError.ts'

type Names = { slug?: string | null; sku?: string | null }
type Draft = Names & {
  title?: unknown
  productType?: string
  tags?: unknown
  previewUrl?: unknown
  isArchived?: boolean
}

/** What only a parcel has. */
const parcelOnly = [
  ...['sku', 'stock', 'weightGrams', 'lengthCm', 'widthCm', 'heightCm'],
  'shippingProfile',
] as const

/**
 * Makes what was left empty: an address from the title, and an SKU and a stock of 0 for what is sent by post. Names are
 * made one product at a time, so equal titles at the same moment get different ones. Source: docs/rules/store.md V-039.
 */
export const completeProduct: CollectionBeforeValidateHook = async ({ data, originalDoc, req, context }) => {
  const draft = (data ?? {}) as Draft & Record<string, unknown>
  const before = (originalDoc ?? {}) as Draft & { id?: string }
  // The provider's plugin speaks to it while a document is saved: only the job lets it.
  draft.skipSync = context.toProvider !== true
  if (Array.isArray(draft.tags)) draft.tags = tagsOf(draft.tags.filter((tag) => typeof tag === 'string'))
  if (draft.isArchived === true) draft.isActive = false
  if (typeof draft.previewUrl === 'string') draft.previewUrl = draft.previewUrl.trim() || null
  if (typeof draft.previewUrl === 'string' && !isPreviewUrl(draft.previewUrl))
    throw await fieldError(req, 'products', 'previewUrl', 'storeDesk.preview_invalid')
  const isDigital = (draft.productType ?? before.productType) === 'digital'
  if (isDigital) for (const name of parcelOnly) draft[name] = null
  const title = typeof draft.title === 'string' ? draft.title : ''
  const needsSlug = isBlank(draft.slug ?? before.slug) || draft.slug === ''
  const needsSku = !isDigital && (isBlank(draft.sku ?? before.sku) || draft.sku === '')
  if (!isDigital) draft.stock ??= 0
  if (typeof draft.slug === 'string' && !needsSlug) draft.slug = slugOf(draft.slug)
  if (needsSlug && title.trim() !== '') draft.slug = await freeIn(req, 'slug', slugOf(title), before.id)
  if (needsSku && title.trim() !== '')
    draft.sku = await freeIn(req, 'sku', slugOf(title).toUpperCase().slice(0, 50), before.id)
  return draft
}

const isBlank = (name: unknown): boolean => typeof name !== 'string' || name.trim() === ''

/** A name no other product has. Others who choose one wait until this product is stored. */
async function freeIn(
  req: PayloadRequest,
  column: 'slug' | 'sku',
  base: string,
  id: string | undefined,
): Promise<string> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('names of products'))`)
  const { rows } = (await connection.execute(sql`
    select ${sql.identifier(column)} as name from products
    where ${sql.identifier(column)} like ${`${base}%`} and id is distinct from ${id ?? null}::uuid`)) as unknown as {
    rows: { name: string }[]
  }
  return freeName(base, new Set(rows.map(({ name }) => name)))
}
