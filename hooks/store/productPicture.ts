/** A picture of a product, as its hooks get it. */
export type ProductPicture = {
  id: string
  product: string | { id: string }
  isCover?: boolean
  sortOrder?: number
}

/** Returns the id of the product of a picture, whether Payload loaded the product or not. */
export const productOf = ({ product }: Pick<ProductPicture, 'product'>): string =>
  typeof product === 'string' ? product : product.id
