import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Puts a digital product of its own on the shelf, so that a journey asks for what no one owns yet. Returns its id. */
export const newFile = (title: string): Promise<string> => newProduct(title, 'digital')

/** The same of a thing that is sent by post. */
export const newThing = (title: string): Promise<string> => newProduct(title, 'physical')

async function newProduct(title: string, type: 'digital' | 'physical'): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  const id = randomUUID()
  try {
    await client.query(
      `insert into products (id, slug, category, product_type, age_restriction, price_cents, is_active, published_at, sku, stock)
       values ($1, $2, 'kids', $3, 'all', 700, true, now(), $4, $5)`,
      [id, `journey-${id}`, type, ...(type === 'physical' ? [`JOURNEY-${id}`, 5] : [null, null])],
    )
    await client.query(
      `insert into products_locales (_parent_id, _locale, title)
       select $1, l::_locales, $2 from unnest(array['en', 'es', 'fr', 'ar']) l`,
      [id, title],
    )
    return id
  } finally {
    await client.end()
  }
}
