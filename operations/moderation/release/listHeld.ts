import type { Actor } from '#domain/access/actor.ts'
import type { HeldEntry } from '#domain/moderation/releaseApi.ts'
import type { Services } from '#services'
import { LOOKED_AT, MAY_LOOK, OPEN_UNTIL } from './heldSql.ts'
import { requireMark } from './requireMark.ts'

/** Most entries of the list; those that wait longest come first. */
const MOST = 100

type Row = {
  id: string
  username: string
  age_group: HeldEntry['ageGroup']
  shared_at: Date
  open_until: Date | null
  release_id: string | null
  proposed_by: string | null
  proposer: string | null
  reason: string
  proposed_at: Date
  is_stale: boolean
}

const HELD = `
select e.id, w.username, w.age_group, e.shared_at, ${OPEN_UNTIL} as open_until, r.id as release_id,
  r.proposed_by_id as proposed_by, p.username as proposer, r.reason, r.created_at as proposed_at, r.version <> e.version as is_stale
from ${LOOKED_AT}
left join entry_releases r on r.entry_id = e.id and r.state = 'proposed'
left join profiles p on p.id = r.proposed_by_id
where ${MAY_LOOK}
order by e.shared_at limit ${MOST}`

/** The held entries that staff may look at, without a word of them. @throws OperationError 404 without the mark */
export async function listHeld(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<HeldEntry[]> {
  requireMark(actor)
  const rows = await db.query<Row>(HELD, [actor.id, clock.now()], 'held-list')
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    ageGroup: row.age_group,
    sharedAt: row.shared_at.toISOString(),
    openUntil: row.open_until?.toISOString() ?? null,
    proposal: row.release_id
      ? {
          id: row.release_id,
          by: row.proposer,
          reason: row.reason,
          at: row.proposed_at.toISOString(),
          mayDecide: row.proposed_by !== actor.id,
          isStale: row.is_stale,
        }
      : null,
  }))
}
