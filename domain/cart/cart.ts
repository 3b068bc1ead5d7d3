import type { AgeGroup } from '../account/ageGroup.ts'
import { ageRestrictions, type AgeRestriction } from '../store/enums.ts'

/** Most of one product in a cart. Source: docs/rules/store.md S-001-cart. */
export const QUANTITY_MAX = 99
/** Most products in a cart: the provider's page lists no more than a hundred. */
export const CART_MAX = 50
/** Products a cart suggests. Source: docs/rules/store.md S-001-cart. */
export const SUGGESTIONS = 4

const ranks: Readonly<Record<AgeGroup, number>> = { child: 0, teen: 1, adult: 2, elder: 3 }

/**
 * The restrictions of products that are for an age; of an unknown age only those for everyone. Source:
 * docs/rules/store.md D-143.
 */
export const restrictionsFor = (group: AgeGroup | null): readonly AgeRestriction[] =>
  ageRestrictions.slice(0, (group === null ? 0 : ranks[group]) + 1)
