import type { Actor } from '#domain/access/actor.ts'
import type { ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { releaseItems, type CheckStatus, type ReleaseItem } from '#domain/ops/releaseChecks.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { releaseName } from './releaseName.ts'

type Row = { item: string; status: CheckStatus; checked_by: string | null; checked_at: Date }
type Mark = { item: ReleaseItem; status: CheckStatus; release: string }

const READ = `
select c.item, c.status, p.username as checked_by, c.checked_at
from release_checks c left join profiles p on p.id = c.checked_by_id where c.release = $1`

// Mark and note in the audit trail are one statement. An equal mark changes nothing, and keeps who made it first.
const MARK = `
with old as (
  select status from release_checks where release = $2 and item = $3
), marked as (
  insert into release_checks (id, release, item, status, checked_by_id, checked_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6, $6)
  on conflict (release, item) do update
    set status = excluded.status, checked_by_id = excluded.checked_by_id, checked_at = excluded.checked_at, updated_at = excluded.updated_at
    where release_checks.status <> excluded.status
  returning item
)
insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
select $7, $5, 'release_check_set',
  jsonb_build_object('release', $2::text, 'item', item, 'old', coalesce((select status from old), 'pending'), 'new', $4::text), $6, $6
from marked`

/** Every item of a release, with how it was marked last; what was never marked is pending. */
export async function readChecks(sql: Sql, release: string): Promise<ReleaseCheckView[]> {
  const rows = new Map((await sql.query<Row>(READ, [release])).map((row) => [row.item, row]))
  return releaseItems.map((item) => {
    const row = rows.get(item)
    return {
      item,
      status: row?.status ?? 'pending',
      checkedBy: row?.checked_by ?? null,
      checkedAt: row?.checked_at.toISOString() ?? null,
    }
  })
}

/** The list of the release that runs. @throws OperationError 403 */
export async function releaseChecks(
  { db, env }: Pick<Services, 'db' | 'env'>,
  actor: Actor,
): Promise<{ release: string; checks: ReleaseCheckView[] }> {
  requirePermission(actor, 'release.work')
  const release = releaseName(env)
  return { release, checks: await readChecks(db, release) }
}

/**
 * Marks one item of the release that runs, and notes who did it. Source: docs/rules/ops.md D-196.
 * @throws OperationError 403; `readiness.error.other_release` when the page was opened on another release
 */
export async function setReleaseCheck(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  actor: Actor,
  { item, status, release }: Mark,
): Promise<ReleaseCheckView> {
  requirePermission(actor, 'release.work')
  if (release !== releaseName(env))
    throw operationErrorOf(goLiveApi.setReleaseCheck, 'readiness.error.other_release')
  await db.query(MARK, [newId(), release, item, status, actor.id, clock.now(), newId()])
  return (await readChecks(db, release)).find((check) => check.item === item)!
}
