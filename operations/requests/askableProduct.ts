import type { Actor } from '#domain/access/actor.ts'
import { ageRestrictions, type AgeRestriction } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'

/** A product a minor may ask for. */
export type AskableProduct = { id: string; is_available: boolean }

/** What minors see: what is for all and, of teens, what is for teens. Source: docs/rules/store.md D-143. */
const seenBy = (ageGroup: Actor['ageGroup']): readonly AgeRestriction[] =>
  ageRestrictions.slice(0, ageGroup === 'teen' ? 2 : 1)

/** Finds an active product that a minor may see; undefined for others and for those that do not exist. */
export async function askableProduct(
  sql: Sql,
  { ageGroup }: Pick<Actor, 'ageGroup'>,
  productId: string,
): Promise<AskableProduct | undefined> {
  const [product] = await sql.query<AskableProduct>(
    `select id, product_type = 'digital' or coalesce(stock, 0) > 0 as is_available from products
     where id = $1 and is_active and age_restriction::text = any($2::text[])`,
    [productId, seenBy(ageGroup)],
    'requests-product',
  )
  return product
}
