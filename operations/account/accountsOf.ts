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
}

const ACCOUNTS = `
select u.id, u.password_hash, u.email_verified_at is not null as confirmed, u.disabled_at is not null as disabled,
  exists (select 1 from known_devices d where d.user_id = u.id and d.device_id = $2) as knows_device,
  exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor
from users u where u.email = $1 order by (u.email_verified_at is null), u.created_at desc, u.id desc`

/** The accounts of an address: the confirmed one first, then those that claim it, newest first. */
export const accountsOf = (
  sql: Sql,
  email: string,
  deviceId: string | undefined,
): Promise<AccountAtAddress[]> => sql.query(ACCOUNTS, [email, deviceId ?? ''], 'accounts-of')
