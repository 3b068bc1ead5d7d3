import { centsOf, dollarsOf, isPreviewUrl, tagsOf } from '#domain/store/desk.ts'
import type { AgeRestriction, Category, ProductType } from '#domain/store/enums.ts'
import type { Product, StoreMessages } from './types.ts'

/** What is typed into the editor. */
export type Typed = {
  title: string
  subtitle: string
  slug: string
  price: string
  compareAt: string
  category: Category
  productType: ProductType
  ageRestriction: AgeRestriction
  tags: string
  previewUrl: string
  isActive: boolean
  sku: string
  stock: string
  weightGrams: string
  lengthCm: string
  widthCm: string
  heightCm: string
  shippingProfile: string
}
/** What is wrong, by the name of the field in `Typed`. */
export type Issues = Readonly<Record<string, string>>

const numbers = ['stock', 'weightGrams', 'lengthCm', 'widthCm', 'heightCm'] as const
/** Whether a whole number, or nothing, was typed. */
export const isCount = (text: string): boolean => /^\d{0,7}$/.test(text.trim())
const written = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** What the form begins with: a new product is a draft. */
export const typedOf = (product: Product | null, category: Category = 'kids'): Typed => ({
  title: product?.title ?? '',
  subtitle: product?.subtitle ?? '',
  slug: product?.slug ?? '',
  price: product ? dollarsOf(product.priceCents) : '',
  compareAt: product?.compareAtCents ? dollarsOf(product.compareAtCents) : '',
  category: product?.category ?? category,
  productType: product?.productType ?? 'physical',
  ageRestriction: product?.ageRestriction ?? 'all',
  tags: product?.tags?.join(', ') ?? '',
  previewUrl: product?.previewUrl ?? '',
  isActive: product?.isActive ?? false,
  sku: product?.sku ?? '',
  stock: written(product?.stock),
  weightGrams: written(product?.weightGrams),
  lengthCm: written(product?.lengthCm),
  widthCm: written(product?.widthCm),
  heightCm: written(product?.heightCm),
  shippingProfile: product?.shippingProfile ?? '',
})

/** What is wrong with what was typed, before it is sent. */
export function issuesOf(typed: Typed, messages: StoreMessages): Issues {
  const issues: Record<string, string> = {}
  if (typed.title.trim() === '') issues.title = messages.required
  if (typed.price.trim() === '') issues.price = messages.required
  else if (centsOf(typed.price) === null) issues.price = messages.price_invalid
  if (typed.compareAt.trim() !== '' && centsOf(typed.compareAt) === null)
    issues.compareAt = messages.price_invalid
  const preview = typed.previewUrl.trim()
  if (preview !== '' && !isPreviewUrl(preview)) issues.previewUrl = messages.preview_invalid
  if (typed.productType === 'physical')
    for (const name of numbers) if (!isCount(typed[name])) issues[name] = messages.whole_number
  return issues
}

/** What is sent of what was typed. */
export function bodyOf(typed: Typed): object {
  const number = (text: string) => (text.trim() === '' ? null : Number(text))
  const { title, subtitle, slug, price, compareAt, tags, sku, shippingProfile, ...others } = typed
  const isPhysical = typed.productType === 'physical'
  return {
    title: title.trim(),
    subtitle: subtitle.trim() || null,
    slug: slug.trim(),
    priceCents: centsOf(price),
    compareAtCents: compareAt.trim() === '' ? null : centsOf(compareAt),
    category: others.category,
    productType: others.productType,
    ageRestriction: others.ageRestriction,
    tags: tagsOf(tags.split(',')),
    previewUrl: others.previewUrl.trim() || null,
    isActive: others.isActive,
    ...(isPhysical && {
      sku: sku.trim(),
      ...Object.fromEntries(numbers.map((name) => [name, number(typed[name])])),
      shippingProfile: shippingProfile || null,
    }),
  }
}

/** The server's issues under the names the form has. */
export const renamed = ({ priceCents, compareAtCents, ...issues }: Issues): Issues => ({
  ...issues,
  ...(priceCents && { price: priceCents }),
  ...(compareAtCents && { compareAt: compareAtCents }),
})
