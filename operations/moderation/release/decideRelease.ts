import type { Actor } from '#domain/access/actor.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueSharedEntry } from '#operations/guardians/notifications/queueSharedEntry.ts'
import { publishEntry } from '#operations/journal/publishEntry.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { noteCase } from './noteCase.ts'
import { readOpenEntry } from './openEntry.ts'
import { requireMark } from './requireMark.ts'

type Proposal = { user_id: string; version: number; proposed_by: string | null }
type Decision = { id: string; releaseId: string; release: boolean; reason: string }
type Deciding = Decision & { staffId: string; proposal: Proposal; now: Date }

/**
 * Decides on the proposal of a colleague: the entry goes to the guardian as one shared now, or stays held. It goes only
 * as the version that was proposed, while it is still held, shared and its writer's yes stands. Two decisions at once
 * are one.
 * @throws OperationError `moderation.error.same_person`, `.words_closed`, `.entry_changed`; 404 without the mark and
 * for a proposal that is decided or gone
 */
export async function decideRelease(
  services: Services,
  actor: Actor,
  decision: Decision,
): Promise<{ released: boolean }> {
  requireMark(actor)
  const { db, clock } = services
  const proposal = await proposalOf(db, decision)
  if (proposal.proposed_by === actor.id)
    throw operationErrorOf(releaseApi.decideRelease, 'moderation.error.same_person')
  if (decision.release) {
    const open = await readOpenEntry(services, actor, decision.id)
    if (open.version !== proposal.version) throw changed()
  }
  const deciding = { ...decision, staffId: actor.id, proposal, now: clock.now() }
  await db.tx((sql) => decide(sql, deciding))
  if (decision.release) publishEntry(services, proposal.user_id, decision.id)
  return { released: decision.release }
}

const changed = () => operationErrorOf(releaseApi.decideRelease, 'moderation.error.entry_changed')

async function proposalOf(sql: Sql, { id, releaseId }: Decision): Promise<Proposal> {
  const [proposal] = await sql.query<Proposal>(
    `select user_id, version::int, proposed_by_id as proposed_by from entry_releases
     where id = $1 and entry_id = $2 and state = 'proposed'`,
    [releaseId, id],
    'release-proposal',
  )
  if (!proposal) throw new OperationError('common.error.not_found')
  return proposal
}

const letThrough = statement(
  `
update journal_entries e set is_held = false, shared_at = $now, updated_at = $now
where e.id = $id and e.user_id = $userId and e.version = $version and e.is_held and e.visibility = 'guardian' and e.person_may_look
returning e.id`,
  'release-entry',
)
const settle = statement(
  `
update entry_releases set state = $state, decided_by_id = $staffId, decided_at = $now, updated_at = $now
where id = $releaseId and state = 'proposed' and proposed_by_id is distinct from $staffId returning id`,
  'release-settle',
)

async function decide(
  sql: Sql,
  { id, releaseId, release, reason, staffId, proposal, now }: Deciding,
): Promise<void> {
  const { user_id: userId, version } = proposal
  if (release) {
    // A guardian who goes locks in this order too: the link, then the entries.
    await lockGuardian(sql, userId)
    const released = await letThrough(sql, { now, id, userId, version })
    if (released.length === 0) throw changed()
  }
  const settled = await settle(sql, { state: release ? 'released' : 'declined', staffId, now, releaseId })
  if (settled.length === 0) throw new OperationError('common.error.not_found')
  if (release) {
    const shared = { childId: userId, entryId: id, sharedAt: now, isNew: true, isWithheld: false, now }
    // A writer who came of age meanwhile has no guardian to share with.
    if (!(await queueSharedEntry(sql, shared))) throw changed()
  }
  await noteCase(sql, {
    staffId,
    event: release ? 'entry_released' : 'release_declined',
    metadata: { entry: id, release: releaseId, reason, version },
    now,
  })
}

async function lockGuardian(sql: Sql, childId: string): Promise<void> {
  const links = await sql.query(
    `select 1 from guardian_links where child_id = $1 and status = 'verified' for share`,
    [childId],
    'release-guardian',
  )
  if (links.length === 0) throw changed()
}
