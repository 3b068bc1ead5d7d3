import type { ProductCard, ProductView } from '#domain/store/catalogueApi.ts'

/** The product of these tests. */
export const ID = '018f0000-0000-7000-8000-0000000000b1'
/** It as a shelf shows it. */
export const card = (over: Partial<ProductCard> = {}): ProductCard => ({
  id: ID,
  title: 'Harbor lamp',
  subtitle: 'Dims by itself.',
  priceCents: 5_200,
  productType: 'physical',
  isAvailable: true,
  isGift: false,
  cover: { id: ID, alt: 'A lamp', width: 528, height: 456 },
  ...over,
})
/** One of its pictures. */
export const image = (number: number) => ({
  id: `${ID.slice(0, -1)}${number}`,
  alt: `View ${number}`,
  width: 8,
  height: 6,
})
/** It with everything its page shows. */
export const product: ProductView = {
  id: ID,
  slug: 'harbor-lamp',
  title: 'Harbor lamp',
  subtitle: 'Dims by itself.',
  description: [{ type: 'paragraph', children: [{ type: 'text', text: 'A warm light.' }] }],
  priceCents: 5_200,
  currency: 'usd',
  category: 'adults',
  productType: 'physical',
  ageRestriction: 'all',
  tags: ['sleep'],
  previewUrl: null,
  isAvailable: true,
  isGift: false,
  isOpen: true,
  isSecondLayout: false,
  images: [image(1), image(2)],
  reviews: { items: [], count: 0, average: null, mayWrite: false, own: null },
  related: Array.from({ length: 6 }, (_, at) => card({ id: `${ID}-${at}`, title: `Other ${at}` })),
}
