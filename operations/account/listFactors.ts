import type { FactorView } from '#domain/account/views.ts'
import type { Sql } from '#services/database/db.ts'
import type { z } from 'zod/mini'

type Row = { id: string; friendly_name: string; verified: boolean; created_at: Date }
/** The second factors of a person, and how many recovery codes are left. */
export type Factors = { factors: z.output<typeof FactorView>[]; recoveryCodesLeft: number }

/** Reads the second factors of a person, oldest first, unfinished ones too. */
export async function listFactors(sql: Sql, userId: string): Promise<Factors> {
  const rows = await sql.query<Row>(
    `select id, friendly_name, verified_at is not null as verified, created_at from mfa_factors
     where user_id = $1 order by created_at, id`,
    [userId],
  )
  const [left] = await sql.query<{ count: number }>(
    'select count(*) from mfa_recovery_codes where user_id = $1 and used_at is null',
    [userId],
  )
  return {
    factors: rows.map(({ id, friendly_name, verified, created_at }) => ({
      id,
      friendlyName: friendly_name,
      verified,
      createdAt: created_at.toISOString(),
    })),
    recoveryCodesLeft: left!.count,
  }
}
