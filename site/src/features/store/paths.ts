import { categories, type Category } from '#domain/store/enums.ts'

/** The page of a product. */
export const productPath = (id: string): string => `/store/product/${id}`
/** The page of a collection. */
export const collectionPath = (category: Category): string => `/store/${category}`
/** The collection of a part of the address; undefined for another word. */
export const categoryIn = (part: string | undefined): Category | undefined =>
  categories.find((known) => known === part)
