import type { Actor } from '#domain/access/actor.ts'
import { rolesWith, can } from '#domain/access/staff.ts'
import { ROTA_DAYS, type ShiftsView } from '#domain/moderation/shiftsApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { onShiftSql } from '../onShiftSql.ts'

type Person = { id: string; username: string }
type Shift = Person & { user_id: string; starts_at: Date; ends_at: Date }

// Staff with the permission, by what they hold now.
const COLLEAGUES = `
select p.id, p.username, bool_or(held.role = any($2::text[])) as has_mark, ${onShiftSql('p.id', '$3::timestamptz')} as is_on,
  (select max(s.ends_at) from moderator_shifts s where s.user_id = p.id and s.starts_at <= $3 and s.ends_at > $3) as until
from user_roles r join users u on u.id = r.user_id and u.disabled_at is null join profiles p on p.id = u.id
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
group by p.id, p.username having bool_or(held.role = any($1::text[])) order by is_on desc, p.username limit 100`
const ROTA = `
select s.id, s.user_id, p.username, s.starts_at, s.ends_at from moderator_shifts s join profiles p on p.id = s.user_id
where s.ends_at > $1::timestamptz and s.starts_at < $1::timestamptz + interval '${ROTA_DAYS} days'
order by s.starts_at, p.username`
const LAST_NOTE = `
select p.username as by, s.ends_at as at, s.note as text from moderator_shifts s join profiles p on p.id = s.user_id
where s.note <> '' and s.ends_at <= $1 order by s.ends_at desc limit 1`

/** The rota, who is on shift now, and what was handed over last. @throws OperationError 403 */
export async function readShifts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<ShiftsView> {
  requirePermission(actor, 'incidents.write')
  const now = clock.now()
  const marks = rolesWith('child_safety.work')
  const [people, rota, [note]] = await Promise.all([
    db.query<Person & { has_mark: boolean; is_on: boolean; until: Date | null }>(
      COLLEAGUES,
      [rolesWith('incidents.write'), marks, now],
      'shift-people',
    ),
    db.query<Shift>(ROTA, [now], 'shift-rota'),
    db.query<{ by: string; at: Date; text: string }>(LAST_NOTE, [now], 'shift-note'),
  ])
  const plansForOthers = can(actor.roles, 'flags.write')
  const own = rota.find((shift) => shift.user_id === actor.id && shift.starts_at <= now)
  return {
    now: people
      .filter(({ is_on }) => is_on)
      .map(({ username, until, has_mark }) => ({
        username,
        until: until?.toISOString() ?? null,
        hasMark: has_mark,
      })),
    mine: own ? { endsAt: own.ends_at.toISOString() } : null,
    note: note ? { ...note, at: note.at.toISOString() } : null,
    rota: rota.map((shift) => ({
      id: shift.id,
      username: shift.username,
      startsAt: shift.starts_at.toISOString(),
      endsAt: shift.ends_at.toISOString(),
      mayRemove: shift.starts_at > now && (plansForOthers || shift.user_id === actor.id),
    })),
    colleagues: people
      .filter(({ id }) => plansForOthers || id === actor.id)
      .map(({ id, username }) => ({ id, username })),
  }
}
