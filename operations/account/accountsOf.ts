import type { DeletionAsker } from '#domain/account/deletion.ts'
import type { Sql } from '#services/database/db.ts'

/** One of the accounts that have an address, as a sign-in needs to know it. */
export type AccountAtAddress = {
  id: string
  password_hash: string
  confirmed: boolean
  disabled: boolean
  /** This browser has signed in to it before. */
  knows_device: boolean
  has_factor: boolean
  /** When the account is to be deleted, if it is; who asked; and whether its member is a child. */
  erase_at: Date | null
  deletion_asked_by: DeletionAsker | null
  is_child: boolean
}

const ACCOUNTS = `
select u.id, u.password_hash, u.email_verified_at is not null as confirmed, u.disabled_at is not null as disabled,
  exists (select 1 from known_devices d where d.user_id = u.id and d.device_id = $2) as knows_device,
  exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor,
  d.erase_at, d.requested_by as deletion_asked_by,
  exists (select 1 from profiles p where p.id = u.id and p.age_group = 'child') as is_child
from users u left join account_deletions d on d.user_id = u.id and d.erased_at is null where u.email = $1 order by (u.email_verified_at is null), u.created_at desc, u.id desc`

/** The accounts of an address: the confirmed one first, then those that claim it, newest first. */
export const accountsOf = (
  sql: Sql,
  email: string,
  deviceId: string | undefined,
): Promise<AccountAtAddress[]> => sql.query(ACCOUNTS, [email, deviceId ?? ''], 'accounts-of')
