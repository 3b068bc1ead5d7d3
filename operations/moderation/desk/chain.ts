import { createHash } from 'node:crypto'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import type { ChainAction } from '#domain/moderation/ladder.ts'
import type { ItemSource, Severity } from '#domain/moderation/queue.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** A decision, a reversal or an answer to an appeal. */
export type ChainEntry = {
  item: string
  action: ChainAction
  madeBy: string
  about: string | null
  source: ItemSource
  category: SafetyCategory
  severity: Severity
  hours: number | null
  now: Date
}
type Link = Omit<ChainEntry, 'now'> & { seq: number; decidedAt: Date; prevHash: string; hash: string }

/** What the first link names as the one before it. */
const START = '0'.repeat(64)
/** Links that are checked at a time. */
const BATCH = 1_000

const hashOf = (link: Omit<Link, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        link.prevHash,
        link.seq,
        link.item,
        link.action,
        link.madeBy,
        link.about,
        link.source,
        link.category,
        link.severity,
        link.hours,
        link.decidedAt.toISOString(),
      ]),
    )
    .digest('hex')

const ADD = statement(`
insert into moderation_decisions (id, seq, item, action, made_by_id, about_id, source, category, severity, hours, decided_at,
  prev_hash, hash, created_at, updated_at)
values ($id, $seq, $item, $action, $madeBy, $about, $source, $category, $severity, $hours, $decidedAt,
  $prevHash, $hash, $decidedAt, $decidedAt)`)

/**
 * Adds a link to the chain, in the caller's transaction, which keeps others waiting until it ends. The caller holds its
 * item already: always in that order.
 * @returns the id of the link
 */
export async function addToChain(sql: Sql, { now, ...entry }: ChainEntry): Promise<string> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('moderation-decisions', 0))`)
  const [last] = await sql.query<{ seq: number; hash: string }>(
    'select seq, hash from moderation_decisions order by seq desc limit 1',
  )
  const link = { ...entry, seq: (last?.seq ?? 0) + 1, prevHash: last?.hash ?? START, decidedAt: now }
  const id = newId()
  await ADD(sql, { ...link, id, hash: hashOf(link) })
  return id
}

/** A link that an earlier check found whole: its number and its hash. */
export type Anchor = { length: number; head: string }
/** `brokenAt`: null for a whole chain; `length` and `head`: the last link that fits. */
export type ChainState = Anchor & { brokenAt: number | null }

/**
 * Checks the whole chain. `brokenAt` is the first link that was changed or follows a missing one. With the end of an
 * earlier check it also finds links missing at the end, and a chain that was counted anew: both at the link of that
 * end, whatever is decided afterwards.
 */
export async function verifyChain(sql: Sql, earlier: Anchor | null = null): Promise<ChainState> {
  let [length, head] = [0, START]
  for (;;) {
    const links = await sql.query<Link>(
      `select seq, item, action, made_by_id as "madeBy", about_id as about, source, category, severity, hours,
         decided_at as "decidedAt", prev_hash as "prevHash", hash
       from moderation_decisions where seq > $1 order by seq limit ${BATCH}`,
      [length],
    )
    for (const link of links) {
      const fits = link.seq === length + 1 && link.prevHash === head && link.hash === hashOf(link)
      if (!fits || (link.seq === earlier?.length && link.hash !== earlier.head))
        return { length, head, brokenAt: length + 1 }
      length = link.seq
      head = link.hash
    }
    if (links.length < BATCH)
      return { length, head, brokenAt: earlier && earlier.length > length ? earlier.length : null }
  }
}
