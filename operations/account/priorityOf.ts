import type { Actor } from '#domain/access/actor.ts'
import type { Sql } from '#services/database/db.ts'
import type { Priority } from '#lib/passwords/semaphore.ts'
import type { Client } from './client.ts'

// Without a row no account of the address knows the device.
const KNOWS = `select bool_or(u.email_verified_at is not null) as confirmed
from users u join known_devices d on d.user_id = u.id and d.device_id = $2 where u.email = $1`

/** When a sign-in comes, and whether its network may slow it. */
export type SignInPriority = { priority: Priority; isKnown: boolean }

/**
 * Whether a sign-in comes before those of strangers: on a device the confirmed account of the address has been used on.
 * A device of another account is a stranger's, or one account would open the way for any number of addresses. A device
 * known only to an account that claims the address waits among strangers, so that a claim brings no caller next to the
 * owner, but as a network of its own.
 */
export async function priorityOf(
  sql: Sql,
  email: string,
  { deviceId, network }: Pick<Client, 'deviceId' | 'network'>,
): Promise<SignInPriority> {
  if (deviceId === undefined) return { priority: { stranger: network }, isKnown: false }
  const [row] = await sql.query<{ confirmed: boolean | null }>(KNOWS, [email, deviceId], 'sign-in-turn')
  if (row?.confirmed) return { priority: 'first', isKnown: true }
  const isKnown = row?.confirmed === false
  return { priority: { stranger: isKnown ? `device ${deviceId}` : network }, isKnown }
}

/**
 * Comes first who is signed in to a confirmed account. A claim shares its address with the owner, and must not stand in
 * the owner's line.
 */
export const priorityOfActor = ({ id, emailVerified }: Pick<Actor, 'id' | 'emailVerified'>): Priority =>
  emailVerified ? 'first' : { stranger: `account ${id}` }
