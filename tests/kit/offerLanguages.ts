import { locales } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { forgetFlags } from '#operations/flags/isOn.ts'
import type { Db } from '#services/database/db.ts'

/** Offers all four languages: without flags English alone is. */
export async function offerLanguages(db: Db): Promise<void> {
  for (const locale of locales)
    await db.query(
      `insert into feature_flags (id, flag_key, enabled, category) values ($1, $2, true, 'core')
       on conflict (flag_key) do update set enabled = true`,
      [newId(), `ff.lang_${locale}`],
    )
  forgetFlags(db)
}
