import type { Actor } from '#domain/access/actor.ts'
import { releaseApi, type OpenWords } from '#domain/moderation/releaseApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { LOOKED_AT, MAY_LOOK, OPEN_UNTIL } from './heldSql.ts'
import { requireMark } from './requireMark.ts'

type Row = { title: string | null; body: string; tags: string[]; version: number; until: Date | null }

// Opening and noting it are one statement: nothing is shown that the log does not hold.
const openWords = statement(`
with shown as (
  select e.id, e.title, e.body, e.tags, e.version from ${LOOKED_AT} where e.id = $id and ${MAY_LOOK}
), noted as (
  insert into child_safety_log (id, admin_id, event, metadata, created_at, updated_at)
  select $logId, $staffId, 'entry_opened',
    jsonb_build_object('entry', $id::uuid, 'reason', $reason::text, 'until', $until::timestamptz, 'version', version), $now, $now
  from shown returning id
)
select title, body, tags, version, $until::timestamptz as until from shown, noted`)

type Opening = { id: string; reason: string; minutes: number }

/**
 * Opens the words of a held entry for some minutes, for a reason, which the log keeps.
 * @throws OperationError 404 without the mark, and for an entry that staff may not look at
 */
export async function openEntry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, reason, minutes }: Opening,
): Promise<OpenWords> {
  requireMark(actor)
  const now = clock.now()
  const until = new Date(now.getTime() + minutes * 60_000)
  const [row] = await openWords<Row>(db, { id, logId: newId(), staffId: actor.id, reason, until, now })
  if (!row) throw new OperationError('common.error.not_found')
  return wordsOf(row)
}

const WORDS = `select e.title, e.body, e.tags, e.version, ${OPEN_UNTIL} as until from ${LOOKED_AT} where e.id = $3 and ${MAY_LOOK}`

/**
 * The words of an entry that the caller has open.
 * @throws OperationError `moderation.error.words_closed`; 404 as `openEntry`
 */
export async function readOpenEntry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<OpenWords> {
  requireMark(actor)
  const [row] = await db.query<Row>(WORDS, [actor.id, clock.now(), id], 'held-words')
  if (!row) throw new OperationError('common.error.not_found')
  if (!row.until) throw operationErrorOf(releaseApi.readOpenEntry, 'moderation.error.words_closed')
  return wordsOf(row)
}

const wordsOf = ({ title, body, tags, version, until }: Row): OpenWords => ({
  title,
  body,
  tags,
  version,
  openUntil: until!.toISOString(),
})
