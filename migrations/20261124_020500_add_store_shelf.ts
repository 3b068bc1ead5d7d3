import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** The shelf of the store: its order, and how a search finds words. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
-- What a product is found by, compared as the journal compares words. Named with its schema: indexes are built and
-- restored without a search path.
create function product_words(title text, subtitle text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.simple', public.journal_plain($1 || ' ' || coalesce($2, '')))
$$;
create index products_locales_words_idx on products_locales using gin (product_words(title, subtitle));
-- A page and a count read this index alone.
create index products_shelf_idx on products (category, published_at desc nulls last, id desc)
  include (age_restriction, product_type, price_cents) where is_active;
create index product_reviews_waiting_idx on product_reviews (created_at, id) where state = 'pending';
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop index product_reviews_waiting_idx;
drop index products_shelf_idx;
drop index products_locales_words_idx;
drop function product_words(text, text);
`)
}
