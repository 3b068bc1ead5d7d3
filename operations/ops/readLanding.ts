import type { LandingContent } from '#domain/ops/landing.ts'
import type { Sql } from '#services/database/db.ts'

const words = (table: string, column: string, parent: string) =>
  `coalesce((select jsonb_object_agg(w._locale, w.${column}) from ${table}_locales w where w._parent_id = ${parent}), '{}')`

const LANDING = `
select p.app_store_url as "appStoreUrl", p.play_store_url as "playStoreUrl",
  coalesce((select jsonb_agg(jsonb_build_object('value', s.value,
      'label', ${words('landing_page_statistics', 'label', 's.id')}) order by s._order)
    from landing_page_statistics s where s._parent_id = p.id), '[]') as statistics,
  coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'source', t.source, 'hasConsent', t.has_consent,
      'quote', ${words('landing_page_testimonials', 'quote', 't.id')},
      'role', ${words('landing_page_testimonials', 'role', 't.id')}) order by t._order)
    from landing_page_testimonials t where t._parent_id = p.id), '[]') as testimonials
from landing_page p order by p.created_at limit 1`

/** What editors put on the landing page, in all languages; null before anybody did. */
export async function readLanding(sql: Sql): Promise<LandingContent | null> {
  const [row] = await sql.query<LandingContent>(LANDING, [], 'landing')
  return row ?? null
}
