import type { Actor } from '#domain/access/actor.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { noteCase } from './noteCase.ts'
import { readOpenEntry } from './openEntry.ts'

// One proposal of an entry at a time; one for words that were changed since gives way.
const DROP_STALE = `delete from entry_releases where entry_id = $1 and state = 'proposed' and version <> $2`
const insertProposal = statement(`
insert into entry_releases (id, entry_id, user_id, version, state, proposed_by_id, reason, created_at, updated_at)
select $id, e.id, e.user_id, e.version, 'proposed', $staffId, $reason, $now, $now
from journal_entries e where e.id = $entryId and e.version = $version
on conflict do nothing returning id`)

type Proposal = { id: string; version: number; reason: string }

/**
 * Proposes to let an entry through to the guardian: the version the caller has open. Another person decides.
 * @throws OperationError `moderation.error.words_closed`, `.entry_changed`, `.already_proposed`; 404 as `openEntry`
 */
export async function proposeRelease(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id: entryId, version, reason }: Proposal,
): Promise<{ releaseId: string }> {
  const open = await readOpenEntry(services, actor, entryId)
  if (open.version !== version) throw operationErrorOf(releaseApi.propose, 'moderation.error.entry_changed')
  const now = services.clock.now()
  return services.db.tx(async (sql) => {
    await sql.query(DROP_STALE, [entryId, version])
    const id = newId()
    const made = await insertProposal(sql, { id, staffId: actor.id, reason, now, entryId, version })
    if (made.length === 0) throw operationErrorOf(releaseApi.propose, 'moderation.error.already_proposed')
    await noteCase(sql, {
      staffId: actor.id,
      event: 'release_proposed',
      metadata: { entry: entryId, release: id, reason, version },
      now,
    })
    return { releaseId: id }
  })
}
