import type { Sql } from '#services/database/db.ts'
import type { Turn } from '#services/passwords/gate.ts'
import type { Client } from './client.ts'

const KNOWS = `select 1 from users u join known_devices d on d.user_id = u.id and d.device_id = $2 where u.email = $1`

/**
 * Whether a sign-in comes before those of strangers: on a device this very account has been used on. A device of another account
 * is a stranger's, or one account would open the lane for any number of addresses; and for whom no account knows the device,
 * all addresses are the same.
 */
export async function turnOf(
  sql: Sql,
  email: string,
  { deviceId, network }: Pick<Client, 'deviceId' | 'network'>,
): Promise<Turn> {
  const known = deviceId === undefined ? [] : await sql.query(KNOWS, [email, deviceId], 'sign-in-turn')
  return known.length > 0 ? 'first' : { stranger: network }
}
