import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

/** What a request is about, in the words of each language. */
export type ProductWords = {
  titleIn: (locale: Locale) => string
  /** What it costs now, without shipping and tax. */
  priceIn: (locale: Locale) => string
}

/** Reads the product of a request for notifications, whose readers have languages of their own. */
export async function productWords(sql: Sql, requestId: string): Promise<ProductWords> {
  const [row] = await sql.query<{ cents: number; titles: Partial<Record<Locale, string>> }>(
    `select p.price_cents * r.quantity as cents,
       (select json_object_agg(l._locale, l.title) from products_locales l where l._parent_id = p.id) as titles
     from purchase_requests r join products p on p.id = r.product_id where r.id = $1`,
    [requestId],
    'requests-words',
  )
  const { cents, titles } = row!
  return {
    titleIn: (locale) => titles[locale] ?? titles.en ?? '',
    priceIn: (locale) =>
      new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
        style: 'currency',
        currency: 'USD',
      }).format(cents / 100),
  }
}
