import { accountApi } from '#domain/account/api.ts'
import { flags, type FlagKey } from '#domain/flags/flags.ts'
import type { Locale } from '#messages'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Sets the language of a person. English is always offered; the others while their flag is on.
 * @throws Failure `account.error.language_not_offered`
 */
export async function setLanguage(sql: Sql, userId: string, language: Locale): Promise<void> {
  const flag: FlagKey = `ff.lang_${language}`
  const set = await sql.query(
    `update profiles set language = $2, updated_at = now()
     where id = $1 and ($2 = 'en' or coalesce((select enabled from feature_flags where flag_key = $3), $4)) returning id`,
    [userId, language, flag, flags[flag].enabled],
  )
  if (set.length === 0) throw failureOf(accountApi.setLanguage, 'account.error.language_not_offered')
}
