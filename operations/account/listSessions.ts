import type { Actor } from '#domain/access/actor.ts'
import type { SessionView } from '#domain/account/views.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import type { z } from 'zod/mini'
import { describeDevice } from './describeDevice.ts'

type Row = {
  id: string
  user_agent: string | null
  address: string | null
  created_at: Date
  last_seen_at: Date
}

/** The live sessions of a person, latest first, with devices named in the reader's language. */
export async function listSessions(
  sql: Sql,
  actor: Actor,
  locale: Locale,
): Promise<z.output<typeof SessionView>[]> {
  const rows = await sql.query<Row>(
    `select id, user_agent, address, created_at, last_seen_at from sessions
     where user_id = $1 and expires_at > now() order by last_seen_at desc, id desc limit 100`,
    [actor.id],
  )
  return rows.map((row) => ({
    id: row.id,
    current: row.id === actor.sessionId,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    device: describeDevice(row.user_agent, locale),
    address: row.address ?? '',
  }))
}
