import type { Sql } from '#services/database/db.ts'
import type { Anchor } from './chain.ts'

/** The line of the audit trail that each check of the chain leaves. */
export const CHAIN_CHECKED = 'moderation_chain_checked'

/** What the last check found, and when; null before the first. */
export async function lastChainCheck(
  sql: Sql,
): Promise<{ length: number; brokenAt: number | null; at: Date } | null> {
  const [line] = await sql.query<{ length: number; brokenAt: number | null; at: Date }>(
    `select (metadata->>'length')::int as length, (metadata->>'brokenAt')::int as "brokenAt", created_at as at
     from admin_audit_logs where event = $1 order by created_at desc, id desc limit 1`,
    [CHAIN_CHECKED],
  )
  return line ?? null
}

/** The end of the chain as the last check found it that found it whole; null when none did. */
export async function lastWholeChain(sql: Sql): Promise<Anchor | null> {
  const [line] = await sql.query<Anchor>(
    `select (metadata->>'length')::int as length, metadata->>'head' as head from admin_audit_logs
     where event = $1 and metadata->>'brokenAt' is null order by created_at desc, id desc limit 1`,
    [CHAIN_CHECKED],
  )
  return line ?? null
}
