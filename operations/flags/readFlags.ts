import type { z } from 'zod/mini'
import type { flagsApi } from '#domain/flags/api.ts'
import type { Sql } from '#services/database/db.ts'
import { flagStates } from './isOn.ts'
import { offeredLanguages } from './offeredLanguages.ts'

/** What every page may know about flags, by category, then key. At most two seconds old. */
export async function readFlags(sql: Sql): Promise<z.output<(typeof flagsApi)['readFlags']['output']>> {
  const states = await flagStates(sql)
  return {
    flags: [...states].map(([key, enabled]) => ({ key, enabled })),
    offeredLanguages: offeredLanguages(states),
  }
}
