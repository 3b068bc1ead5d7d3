import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Puts a digital product of its own on the shelf, so that a journey asks for what no one owns yet. Returns its id. */
export async function newFile(title: string): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  const id = randomUUID()
  try {
    await client.query(
      `insert into products (id, slug, category, product_type, age_restriction, price_cents, is_active, published_at)
       values ($1, $2, 'kids', 'digital', 'all', 700, true, now())`,
      [id, `journey-${id}`],
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
