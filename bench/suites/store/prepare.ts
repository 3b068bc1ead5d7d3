import { seedFlags } from '#seed/factories/flags.ts'
import type { BenchPerson, Data } from '../../kit/data.ts'
import { unhurried } from '../rooms/prepare.ts'

/** A product by its number, from 1. */
export const productId = (n: number): string => `0000000a-0000-8000-8000-${n.toString(16).padStart(12, '0')}`
const ID = (kind: string, n: string) => `('${kind}-0000-8000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Words of which each product has one, in every collection: a search for one finds one in as many. */
export const TOPICS = 199
export const topic = (n: number): string => `topic${String(n).padStart(3, '0')}`
/** Products with a page full of reviews and pictures, of all collections; the first ones. */
export const FULL_PAGES = 500
/** Physical products no one else buys, for the rows that write; they come after the full pages. */
export const FIRST_WRITTEN = FULL_PAGES + 1

const DESCRIPTION = JSON.stringify({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      'Forty cards with one short exercise each.',
      'For evenings that are too long and mornings that begin too early.',
      'Printed on paper that lies well in the hand.',
    ].map((text) => ({
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      textFormat: 0,
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
    })),
  },
})

/**
 * Fills the shelf: every collection, type, price band and restriction, words in two languages, a cover each, and
 * reviews where pages are read. @returns people who may buy
 */
export async function prepareStore({ db, url, many }: Data, products: number): Promise<BenchPerson[]> {
  await db.tx((sql) => seedFlags(sql, new Date()))
  const all = `generate_series(1, ${products}) n`
  await unhurried(url, [
    `update users set email_verified_at = now()`,
    // Newest first is the order of the numbers, each at an instant of its own.
    `insert into products (id, slug, category, product_type, age_restriction, price_cents, is_active, sku, stock, published_at)
     select ${ID('0000000a', 'n')}, 'bench-' || n, (array['kids', 'teens', 'adults', 'elders'])[1 + n % 4]::enum_products_category,
       case when physical then 'physical' else 'digital' end::enum_products_product_type,
       (array['all', 'teen', 'adult', 'elder'])[1 + (n / 4) % 4]::enum_products_age_restriction, 500 + (n * 37) % 9500, n % 50 <> 0,
       case when physical then 'BENCH-' || n end, case when physical then 1000000 end, now() - make_interval(secs => n)
     from ${all} cross join lateral (select n % 3 <> 0 or n >= ${FIRST_WRITTEN} and n < ${FIRST_WRITTEN + 1_000} as physical) as kind`,
    `insert into products_locales (_parent_id, _locale, title, subtitle, description)
     select ${ID('0000000a', 'n')}, l::_locales, 'Cards for a quiet evening, topic' || lpad((n % ${TOPICS})::text, 3, '0'),
       'Number ' || n || case when n % 1000 = 4 then ' by the lighthouse' else '' end, '${DESCRIPTION}'::jsonb
     from ${all} cross join unnest(array['en', 'es']) l`,
    `insert into product_images (id, product_id, is_cover, sort_order, filename, width, height)
     select ${ID('0000000b', '10 * n + k')}, ${ID('0000000a', 'n')}, k = 0, k, 'bench-' || n || '-' || k || '.webp', 900, 900
     from ${all} cross join lateral generate_series(0, case when n <= ${FULL_PAGES} then 3 else 0 end) k`,
    `insert into product_images_locales (_parent_id, _locale, alt) select id, 'en', 'A box of cards' from product_images
     where filename like 'bench-%'`,
    `insert into products_texts ("order", parent_id, path, text)
     select k, ${ID('0000000a', 'n')}, 'tags', 'tag ' || k from generate_series(1, ${FULL_PAGES}) n cross join generate_series(1, 3) k`,
    `insert into product_reviews (id, product_id, user_id, rating, text, user_public_name, state, created_at)
     select gen_random_uuid(), ${ID('0000000a', 'n')}, p.id, 1 + k % 5, 'It helped me through a long week, and my sister has it now.', p.username,
       'published', now() - make_interval(mins => k::int)
     from generate_series(1, ${FULL_PAGES}) n cross join (select id, username, row_number() over () as k from profiles limit 30) p`,
  ])
  return many
}
