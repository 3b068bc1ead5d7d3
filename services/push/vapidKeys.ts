import type { Sql } from '../database/db.ts'
import type { Env } from '../env.ts'
import { open, encrypt, DecryptionError } from '#lib/secrets/box.ts'

/** The pair of keys that says to push services who we are. Source: RFC 8292. */
export type VapidKeys = { publicKey: string; privateKey: string }
type Settings = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'APP_SECRET'>

const STATE = 'vapid'

/**
 * The keys of the settings, else a pair made once and kept encrypted in the database. Of processes that start
 * together the first one's pair counts for all. A pair that `APP_SECRET` no longer opens is replaced; browsers then
 * subscribe anew.
 */
export async function vapidKeys(sql: Sql, env: Settings, generate: () => VapidKeys): Promise<VapidKeys> {
  if (env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY)
    return { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
  const stored = await readEncrypted(sql)
  const known = stored === undefined ? undefined : decrypt(stored, env)
  if (known) return known
  const fresh = encrypt(STATE, JSON.stringify(generate()), env.APP_SECRET)
  // Compare and set: only what we saw is replaced, and what another process stored meanwhile stays.
  await sql.query(
    `insert into app_state (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value, updated_at = now() where app_state.value = to_jsonb($3::text)`,
    [STATE, fresh, stored ?? null],
  )
  const agreed = decrypt((await readEncrypted(sql)) ?? '', env)
  if (!agreed) throw new Error('the push keys in the database cannot be opened')
  return agreed
}

async function readEncrypted(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query<{ value: string }>('select value from app_state where key = $1', [STATE])
  return row?.value
}

function decrypt(encrypted: string, env: Settings): VapidKeys | undefined {
  try {
    return JSON.parse(open(STATE, encrypted, env.APP_SECRET)) as VapidKeys
  } catch (error) {
    if (error instanceof DecryptionError) return undefined
    throw error
  }
}
