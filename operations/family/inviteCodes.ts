import { randomInt } from 'node:crypto'
import { INVITE_CODE_DAYS, INVITE_CODE_LENGTH } from '#domain/family/schema.ts'
import type { Sql } from '#services/database/db.ts'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const DAY_MS = 86_400_000

/** Eight unpredictable upper-case letters and digits. */
export const newInviteCode = (): string =>
  Array.from({ length: INVITE_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** When a code made now stops letting people in. */
export const inviteExpiry = (now: Date): Date => new Date(now.getTime() + INVITE_CODE_DAYS * DAY_MS)

/** Gives a family a new code and a new week; the same statement ends the old code. Repeats until the code is unique. */
export async function giveNewCode(sql: Sql, familyId: string, now: Date): Promise<void> {
  for (;;) {
    const changed = await sql.query(
      `update family_groups set invite_code = $2, invite_expires_at = $3, updated_at = $4
       where id = $1 and not exists (select 1 from family_groups where invite_code = $2) returning id`,
      [familyId, newInviteCode(), inviteExpiry(now), now],
    )
    if (changed.length > 0) return
  }
}

/** RPC `generate_invite_code`: a code no family has now. */
export async function generateInviteCode(sql: Sql): Promise<string> {
  for (;;) {
    const code = newInviteCode()
    const taken = await sql.query('select 1 from family_groups where invite_code = $1', [code])
    if (taken.length === 0) return code
  }
}
