import { accountApi } from '#domain/account/api.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import type { Sql } from '#services/database/db.ts'

/** Sets the language of a person, if it is offered. @throws OperationError `account.error.language_not_offered` */
export async function setLanguage(sql: Sql, userId: string, language: Locale): Promise<void> {
  if (!offeredLanguages(await flagStates(sql)).includes(language)) {
    throw operationErrorOf(accountApi.setLanguage, 'account.error.language_not_offered')
  }
  await sql.query('update profiles set language = $2, updated_at = now() where id = $1', [userId, language])
}
