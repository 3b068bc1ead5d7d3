import type { Actor } from '#domain/access/actor.ts'
import { privacyApi, type PrivacyChoices } from '#domain/account/privacyApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Db, Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Row = { data_export: boolean; account_deletion: boolean; marketing: boolean | null }
type Wanted = { [K in keyof PrivacyChoices]?: boolean | undefined }

const READ = `
select coalesce(s.data_export_enabled, true) as data_export, coalesce(s.account_deletion_enabled, true) as account_deletion,
  case when p.age_group in ('adult', 'elder') then p.marketing_opt_in end as marketing
from profiles p left join user_settings s on s.user_id = p.id where p.id = $1`

/**
 * What a member allows. Export and deletion asked for by the member go by it; a guardian's or support's request does
 * not. Source: docs/rules/account.md B-choices.
 */
export async function readPrivacyChoices(sql: Sql, userId: string): Promise<PrivacyChoices> {
  const [row] = await sql.query<Row>(READ, [userId], 'privacy-choices')
  return { dataExport: row!.data_export, accountDeletion: row!.account_deletion, marketing: row!.marketing }
}

const saveRights = statement(`
insert into user_settings as s (id, user_id, theme, comfort, data_export_enabled, account_deletion_enabled, created_at, updated_at)
values ($id, $userId, 'system', '{}', coalesce($dataExport::boolean, true), coalesce($accountDeletion::boolean, true), $now, $now)
on conflict (user_id) do update set data_export_enabled = coalesce($dataExport, s.data_export_enabled),
  account_deletion_enabled = coalesce($accountDeletion, s.account_deletion_enabled), updated_at = excluded.updated_at`)

// Members under 18, or of unknown age, cannot agree; taking back is open to all.
const MARKETING = `
update profiles set marketing_opt_in = $2, updated_at = $3
where id = $1 and (not $2 or age_group in ('adult', 'elder')) returning 1 as saved`

/**
 * Changes the choices that are named.
 * @throws OperationError `settings.error.consent_minor`
 */
export async function savePrivacyChoices(
  db: Db,
  { id: userId }: Pick<Actor, 'id'>,
  { wanted: { dataExport, accountDeletion, marketing }, now }: { wanted: Wanted; now: Date },
): Promise<PrivacyChoices> {
  return db.tx(async (sql) => {
    if (marketing !== undefined) {
      const [saved] = await sql.query(MARKETING, [userId, marketing, now])
      if (!saved) throw operationErrorOf(privacyApi.savePrivacyChoices, 'settings.error.consent_minor')
    }
    if (dataExport !== undefined || accountDeletion !== undefined) {
      await saveRights(sql, {
        id: newId(),
        userId,
        dataExport: dataExport ?? null,
        accountDeletion: accountDeletion ?? null,
        now,
      })
    }
    return readPrivacyChoices(sql, userId)
  })
}
