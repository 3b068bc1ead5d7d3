import type { Actor } from '#domain/access/actor.ts'
import { FLAGS_CHANNEL, type FlagChanged } from '#domain/flags/events.ts'
import type { FlagView } from '#domain/flags/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { EDITS } from '#services/content/edits.ts'
import { forgetFlags } from './isOn.ts'
import { flagView, type FlagRow } from './listFlags.ts'

// Switch, audit row and announcement are one statement. The row lock orders two switches, so `old` is always what was
// there.
const SET = `
with old as (
  select id, enabled from feature_flags where flag_key = $1 for update
), changed as (
  update feature_flags f set enabled = $2, updated_at = case when old.enabled = $2 then f.updated_at else $3 end
  from old where f.id = old.id
  returning f.flag_key, f.category, f.description, f.enabled, f.updated_at, old.enabled as was
), noted as (
  insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
  select $4, $5, 'flag_set', jsonb_build_object('key', flag_key, 'old', was, 'new', enabled), $3, $3
  from changed where was <> enabled
)
select changed.*, case when was <> enabled then pg_notify('${EDITS}', 'feature-flags') end::text as told from changed`

/**
 * Switches a flag, notes who did it, and tells every open page. Gives null when there is no such flag.
 * @throws OperationError 403 without the permission `flags.write`
 */
export async function setFlag(
  { db, realtime, clock }: Pick<Services, 'db' | 'realtime' | 'clock'>,
  actor: Actor,
  { key, enabled }: { key: string; enabled: boolean },
): Promise<FlagView | null> {
  requirePermission(actor, 'flags.write')
  const [row] = await db.query<FlagRow & { was: boolean }>(SET, [
    key,
    enabled,
    clock.now(),
    newId(),
    actor.id,
  ])
  if (!row) return null
  forgetFlags(db)
  if (row.was !== row.enabled) {
    const event: FlagChanged = { name: 'flag-changed', data: { key, enabled } }
    void realtime.publish(FLAGS_CHANNEL, event.name, event.data)
  }
  return flagView(row)
}
