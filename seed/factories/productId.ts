import { seedId } from '../ids.ts'

/** The id of a product of the demo dataset. */
export const productId = (key: string): string => seedId(`product:${key}`)
