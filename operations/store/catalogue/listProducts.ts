import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { priceBounds, PRODUCTS_PAGE, searchQuery, shelfOf, type PriceBand } from '#domain/store/catalogue.ts'
import type { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import type { Category, ProductType } from '#domain/store/enums.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { compile } from '#services/database/statement.ts'
import { cardColumns, cardOf, cover, newestFirst, onShelf, words, type CardRow } from './cardSql.ts'

type Asked = {
  locale: Locale
  category: Category
  search?: string | undefined
  price?: PriceBand | undefined
  type?: ProductType | undefined
  page: number
}

/** What a reader narrows the list by, besides words. */
const filters = {
  price: 'p.price_cents between $from and $to',
  type: 'p.product_type = $type::enum_products_product_type',
} as const
type Filter = keyof typeof filters

/** Products whose words match, looked up before anything else. English stands in for what is missing. */
const MATCHED = `
matched as materialized (
  select distinct f._parent_id as id from products_locales f
  where f._locale = any (array[$locale, 'en']::_locales[])
    and f.words @@ to_tsquery('simple', journal_plain($search)))`

/** One statement for each choice of filters: each has a plan of its own. */
const statements = new Map<string, ReturnType<typeof compile>>()
function statementOf(used: readonly Filter[], isSearch: boolean): ReturnType<typeof compile> {
  const key = [...used, isSearch].join()
  const known = statements.get(key)
  if (known) return known
  const fits = `p.category = $category::enum_products_category and ${onShelf('p')}
    ${used.map((filter) => `and ${filters[filter]}`).join(' ')}`
  // Without a search the index of the shelf gives the page at once; what a search found is put in order.
  const found = `${MATCHED}, found as materialized (
  select p.id, p.published_at from matched join products p on p.id = matched.id where ${fits}), `
  const from = isSearch ? 'from found p' : `from products p where ${fits}`
  const made = compile(`
with ${isSearch ? found : ''}page as materialized (
  select p.id ${from} order by ${newestFirst('p')} limit ${PRODUCTS_PAGE} offset $offset)
select t.total, s.* from (select count(*) as total ${from}) t
left join lateral (
  select ${cardColumns} from page join products p on p.id = page.id ${words} ${cover}
  order by ${newestFirst('p')}) s on true`)
  statements.set(key, made)
  return made
}

/** A row of the list: of an empty page there is one, with the total alone. */
export type ListRow = CardRow & { total: number }

/** What the list asks the database; null for a search of signs alone, which are no word. */
export function listStatement(
  actor: Pick<Actor, 'ageGroup'> | null,
  { locale, category, search, price, type, page }: Asked,
): { text: string; values: unknown[]; name: string } | null {
  const query = search?.trim() ? searchQuery(search) : undefined
  if (query === null) return null
  const used = (['price', 'type'] as const).filter((filter) => ({ price, type })[filter] !== undefined)
  const { text, names } = statementOf(used, query !== undefined)
  const values: Readonly<Record<string, unknown>> = {
    ...shelfOf(actor?.ageGroup ?? null),
    ...(price && priceBounds[price]),
    locale,
    category,
    type,
    search: query,
    offset: (page - 1) * PRODUCTS_PAGE,
  }
  return {
    text,
    values: names.map((name) => values[name]),
    name: `store-list${query === undefined ? '' : '-search'}-${used.join('-')}`,
  }
}

/** Products of a collection that the reader may see, newest first, and how many fit in all. */
export async function listProducts(
  sql: Sql,
  actor: Pick<Actor, 'ageGroup'> | null,
  asked: Asked,
): Promise<Output<typeof storeCatalogueApi.list>> {
  const list = listStatement(actor, asked)
  if (!list) return { products: [], total: 0 }
  const rows = await sql.query<ListRow>(list.text, list.values, list.name)
  return {
    total: rows[0]?.total ?? 0,
    products: rows.filter(({ id }) => id !== null).map(cardOf),
  }
}
