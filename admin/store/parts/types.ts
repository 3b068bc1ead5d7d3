import type { AgeRestriction, Category, ProductType } from '#domain/store/enums.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** A product as the panel's REST gives it. */
export type Product = {
  id: string
  title: string | null
  subtitle: string | null
  slug: string
  priceCents: number
  compareAtCents: number | null
  category: Category
  productType: ProductType
  ageRestriction: AgeRestriction
  tags: string[] | null
  previewUrl: string | null
  isActive: boolean
  sku: string | null
  stock: number | null
  weightGrams: number | null
  lengthCm: number | null
  widthCm: number | null
  heightCm: number | null
  shippingProfile: string | null
  syncState: 'none' | 'pending' | 'synced' | 'failed'
}
/** A picture of a product. */
export type Picture = {
  id: string
  product: string
  alt: string | null
  isCover: boolean
  sortOrder: number
  filename: string
}
/** A file of a digital product. `filesize` in bytes. */
export type DigitalFile = { id: string; fileName: string; filesize: number | null }

/** The texts of the store's screens. */
export type StoreMessages = AdminMessages['storeDesk'] & {
  retry: string
  /** That something went wrong. */
  wrong: string
  options: Pick<
    AdminMessages['panel']['option'],
    'product_category' | 'product_type' | 'age_restriction' | 'shipping_profile'
  >
}

/** The address at which staff sees a picture. */
export const pictureSource = ({ filename }: Pick<Picture, 'filename'>): string =>
  `/api/product-images/file/${encodeURIComponent(filename)}`
