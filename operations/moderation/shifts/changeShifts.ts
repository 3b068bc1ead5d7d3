import type { Actor } from '#domain/access/actor.ts'
import { can, rolesWith } from '#domain/access/staff.ts'
import { SHIFT_HOURS_MAX, shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { staffRolesOf } from '#operations/ops/staffRolesOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

type Parts = Pick<Services, 'db' | 'clock'>
const HOUR_MS = 3_600_000

/** One change of a person's shifts at a time: two starts at once are one shift. */
const lockShifts = (sql: Sql, userId: string) =>
  sql.query(`select pg_advisory_xact_lock(hashtextextended('shifts:' || $1, 0))`, [userId])

const INSERT = `insert into moderator_shifts (id, user_id, starts_at, ends_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`
const RUNNING = `select id, ends_at from moderator_shifts where user_id = $1 and starts_at <= $2 and ends_at > $2 order by ends_at desc limit 1`

/** Starts the caller's shift for some hours; one that runs already stays. @throws OperationError 403 */
export async function beginShift(
  { db, clock }: Parts,
  actor: Actor,
  hours: number,
): Promise<{ endsAt: string }> {
  requirePermission(actor, 'incidents.write')
  const now = clock.now()
  return db.tx(async (sql) => {
    await lockShifts(sql, actor.id)
    const [running] = await sql.query<{ ends_at: Date }>(RUNNING, [actor.id, now])
    if (running) return { endsAt: running.ends_at.toISOString() }
    const planned = new Date(now.getTime() + hours * HOUR_MS)
    // It ends where a planned one begins.
    const [next] = await sql.query<{ starts_at: Date }>(
      `select starts_at from moderator_shifts where user_id = $1 and starts_at > $2 and starts_at < $3 order by starts_at limit 1`,
      [actor.id, now, planned],
    )
    const endsAt = next?.starts_at ?? planned
    await sql.query(INSERT, [newId(), actor.id, now, endsAt, now])
    return { endsAt: endsAt.toISOString() }
  })
}

/**
 * Ends the caller's shift now, with a note for the next person.
 * @throws OperationError 403; `moderation.error.no_shift`
 */
export async function endShift({ db, clock }: Parts, actor: Actor, note: string): Promise<void> {
  requirePermission(actor, 'incidents.write')
  const now = clock.now()
  const ended = await db.query(
    `update moderator_shifts set ends_at = greatest($2::timestamptz, starts_at + interval '1 millisecond'), note = nullif($3, ''), updated_at = $2
     where user_id = $1 and starts_at <= $2 and ends_at > $2 returning id`,
    [actor.id, now, note],
  )
  if (ended.length === 0) throw operationErrorOf(shiftsApi.endShift, 'moderation.error.no_shift')
}

type Plan = { userId: string; startsAt: string; endsAt: string }

/**
 * Plans a shift of the caller, or of a colleague by those who may switch features.
 * @throws OperationError 403; 404 for an account that is no staff; `moderation.error.shift_times`, `.shift_overlap`
 */
export async function planShift(
  { db, clock }: Parts,
  actor: Actor,
  { userId, ...times }: Plan,
): Promise<void> {
  requirePermission(actor, 'incidents.write')
  if (userId !== actor.id) requirePermission(actor, 'flags.write')
  const [startsAt, endsAt, now] = [new Date(times.startsAt), new Date(times.endsAt), clock.now()]
  const hours = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS
  if (hours <= 0 || hours > SHIFT_HOURS_MAX || endsAt <= now)
    throw operationErrorOf(shiftsApi.planShift, 'moderation.error.shift_times')
  const roles = await staffRolesOf(db, userId, { needsFactor: false })
  if (!roles.some((role) => rolesWith('incidents.write').includes(role)))
    throw new OperationError('common.error.not_found')
  await db.tx(async (sql) => {
    await lockShifts(sql, userId)
    const overlaps = await sql.query(
      `select 1 from moderator_shifts where user_id = $1 and starts_at < $3 and ends_at > $2 limit 1`,
      [userId, startsAt, endsAt],
    )
    if (overlaps.length > 0) throw operationErrorOf(shiftsApi.planShift, 'moderation.error.shift_overlap')
    await sql.query(INSERT, [newId(), userId, startsAt, endsAt, now])
  })
}

/** Takes a shift that has not begun off the rota. @throws OperationError 403; 404 for any other shift */
export async function removeShift({ db, clock }: Parts, actor: Actor, id: string): Promise<void> {
  requirePermission(actor, 'incidents.write')
  const gone = await db.query(
    `delete from moderator_shifts where id = $1 and starts_at > $2 and ($3 or user_id = $4) returning id`,
    [id, clock.now(), can(actor.roles, 'flags.write'), actor.id],
  )
  if (gone.length === 0) throw new OperationError('common.error.not_found')
}
