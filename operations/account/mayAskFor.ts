import type { Actor } from '#domain/access/actor.ts'
import type { PrivacyChoices } from '#domain/account/privacyApi.ts'
import type { Sql } from '#services/database/db.ts'
import { readPrivacyChoices } from './privacyChoices.ts'

type Rights = Pick<PrivacyChoices, 'dataExport' | 'accountDeletion'>

/**
 * Returns which of their data rights a member may use from the account: those the settings have on, and both while a
 * consent is missing, when the settings that turn them on again are out of reach.
 * Source: docs/rules/account.md B-choices.
 */
export async function mayAskFor(sql: Sql, actor: Pick<Actor, 'id' | 'consent'>): Promise<Rights> {
  if (actor.consent) return { dataExport: true, accountDeletion: true }
  return readPrivacyChoices(sql, actor.id)
}
