import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { Sql } from '#services/database/db.ts'

const CHANNEL = /^private-family-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** Is this the channel of a family the person belongs to now? Who waits hears nothing, nor a minor whose guardian said no. */
export async function mayHearFamily(sql: Sql, actor: Actor, channel: string): Promise<boolean> {
  const familyId = CHANNEL.exec(channel)?.[1]
  if (!familyId || (isMinor(actor.ageGroup) && actor.guardian !== 'verified')) return false
  const mine = await sql.query(
    `select 1 from family_members where family_id = $1 and user_id = $2 and role <> 'waiting'`,
    [familyId, actor.id],
    'family-listener',
  )
  return mine.length > 0
}
