import { flags, isUnusedFlag, type FlagCategory, type FlagKey } from '#domain/flags/flags.ts'
import type { FlagView } from '#domain/flags/api.ts'
import type { Sql } from '#services/database/db.ts'

/** A flag as it is stored. */
export type FlagRow = {
  flag_key: string
  category: FlagCategory
  description: string | null
  enabled: boolean
  updated_at: Date
}

/** All flags with words, by category, then key. Never from memory: staff sees what is. */
export async function listFlags(sql: Sql): Promise<FlagView[]> {
  const rows = await sql.query<FlagRow>(
    'select flag_key, category, description, enabled, updated_at from feature_flags order by category, flag_key',
  )
  return rows.map(flagView)
}

/** A stored flag as staff sees it. */
export const flagView = (row: FlagRow): FlagView => ({
  key: row.flag_key,
  category: row.category,
  description: row.description ?? '',
  owner: (flags as Partial<typeof flags>)[row.flag_key as FlagKey]?.owner ?? null,
  enabled: row.enabled,
  isUnused: isUnusedFlag(row.flag_key),
  updatedAt: row.updated_at.toISOString(),
})
