import { locales } from '#messages'
import type { Db } from '#services/database/db.ts'
import { setFlag } from './flags.ts'

/** Offers all four languages: without flags English alone is. */
export async function offerLanguages(db: Db): Promise<void> {
  for (const locale of locales) await setFlag(db, `ff.lang_${locale}`, true)
}
