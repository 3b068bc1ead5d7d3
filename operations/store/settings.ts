import { MONTHLY_CAP_CENTS } from '#domain/store/caps.ts'
import { shippingDefaults } from '#domain/store/shipping.ts'
import type { Sql } from '#services/database/db.ts'

/** What staff set for the store; amounts are cents. */
export type StoreSettings = {
  standardCents: number
  expressCents: number
  internationalCents: number
  homeCountries: readonly string[]
  otherCountries: readonly string[]
  addsTax: boolean
  /** Null is no limit. */
  monthlyCapCents: number | null
}

const READ = `
select standard_cents as "standardCents", express_cents as "expressCents", international_cents as "internationalCents",
  adds_tax as "addsTax", monthly_cap_cents as "monthlyCapCents",
  array(select upper(text) from store_settings_texts where parent_id = s.id and path = 'homeCountries' order by "order") as "homeCountries",
  array(select upper(text) from store_settings_texts where parent_id = s.id and path = 'otherCountries' order by "order") as "otherCountries"
from store_settings s limit 1`

/** Returns what staff set, or what counts until they do. Source: docs/rules/store.md D-159. */
export async function readStoreSettings(sql: Sql): Promise<StoreSettings> {
  const [row] = await sql.query<StoreSettings>(READ, [], 'store-settings')
  return row ?? { ...shippingDefaults, addsTax: false, monthlyCapCents: MONTHLY_CAP_CENTS }
}
