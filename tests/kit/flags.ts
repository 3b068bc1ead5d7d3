import { flags } from '#domain/flags/flags.ts'
import { newId } from '#operations/_kit/ids.ts'
import { forgetFlags } from '#operations/flags/isOn.ts'
import type { Db } from '#services/database/db.ts'

/** Turns a flag on or off, for the next request too. */
export async function setFlag(db: Db, key: string, enabled: boolean): Promise<void> {
  const { category } = (flags as Readonly<Record<string, { category: string }>>)[key] ?? {
    category: 'others',
  }
  await db.query(
    `insert into feature_flags (id, flag_key, category, enabled) values ($1, $2, $3, $4)
     on conflict (flag_key) do update set enabled = excluded.enabled`,
    [newId(), key, category, enabled],
  )
  forgetFlags(db)
}
