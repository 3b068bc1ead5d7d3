import type { FamilySharing } from '#domain/family/schema.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { publishChanged } from './publishToFamily.ts'

/** Returns what a member lets their families see and send. */
export async function readSharing(sql: Sql, userId: string): Promise<FamilySharing> {
  const [row] = await sql.query<FamilySharing>(
    'select shares_presence as "sharesPresence", takes_thoughts as "takesThoughts" from profiles where id = $1',
    [userId],
    'family-sharing',
  )
  return row!
}

/** Stores what a member lets their families see and send; open pages of the families look again. */
export async function saveSharing(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: string,
  { sharesPresence, takesThoughts }: FamilySharing,
): Promise<FamilySharing> {
  const families = await db.query<{ family_id: string }>(
    `with saved as (update profiles set shares_presence = $2, takes_thoughts = $3, updated_at = $4 where id = $1)
     select family_id from family_members where user_id = $1 and role <> 'waiting'`,
    [userId, sharesPresence, takesThoughts, clock.now()],
  )
  for (const { family_id } of families) await publishChanged({ db, realtime }, family_id)
  return readSharing(db, userId)
}
