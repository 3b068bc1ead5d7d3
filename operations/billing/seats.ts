import type { Actor } from '#domain/access/actor.ts'
import { billingApi } from '#domain/billing/api.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { findOwnPlan } from './findPlan.ts'
import { lockPayer, moveStatuses } from './moveStatuses.ts'
import { seatsOf } from './plans/storedPlans.ts'
import { publishPlans } from './publishPlans.ts'
import { countSeats } from './readPlan.ts'
import { requireAdult } from './requireAdult.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'realtime'>

/**
 * Gives a seat of the caller's family plan to a member of one of their families. Giving it again changes nothing.
 * @throws OperationError `billing.error.no_plan`, `.no_seat`, `.has_seat`; 404 for one who is in no family of theirs
 */
export async function giveSeat({ db, clock, realtime }: Parts, actor: Actor, userId: string): Promise<void> {
  requireAdult(actor)
  const now = clock.now()
  await db.tx(async (sql) => {
    await lockPayer(sql, actor.id)
    const plan = await findOwnPlan(sql, actor.id)
    if (plan?.plan !== 'family') throw operationErrorOf(billingApi.giveSeat, 'billing.error.no_plan')
    if (!(await sharesFamily(sql, actor.id, userId))) throw new OperationError('common.error.not_found')
    const [held] = await sql.query<{ payer_id: string }>(
      'select payer_id from plan_seats where user_id = $1',
      [userId],
    )
    if (held?.payer_id === actor.id) return
    if (held) throw operationErrorOf(billingApi.giveSeat, 'billing.error.has_seat')
    const count = await seatsOf(sql, plan.plan)
    if ((await countSeats(sql, actor.id)) + 1 >= count)
      throw operationErrorOf(billingApi.giveSeat, 'billing.error.no_seat', { args: { count } })
    const given = await sql.query(
      `insert into plan_seats (id, payer_id, user_id, created_at, updated_at) values ($1, $2, $3, $4, $4)
       on conflict (user_id) do nothing returning id`,
      [newId(), actor.id, userId, now],
    )
    if (given.length === 0) throw operationErrorOf(billingApi.giveSeat, 'billing.error.has_seat')
    await moveStatuses(sql, [userId], now)
  })
  publishPlans(realtime, [userId])
}

/** Takes a seat back. One that is gone, or another payer's, stays as it is. */
export async function takeSeat({ db, clock, realtime }: Parts, actor: Actor, userId: string): Promise<void> {
  requireAdult(actor)
  await db.tx(async (sql) => {
    await lockPayer(sql, actor.id)
    await sql.query('delete from plan_seats where payer_id = $1 and user_id = $2', [actor.id, userId])
    await moveStatuses(sql, [userId], clock.now())
  })
  publishPlans(realtime, [userId])
}

const SHARES = `
exists (select 1 from family_members me join family_members m on m.family_id = me.family_id
  where me.user_id = s.payer_id and me.role <> 'waiting' and m.user_id = s.user_id and m.role <> 'waiting')`

async function sharesFamily(sql: Sql, payerId: string, userId: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from (select $1::uuid as payer_id, $2::uuid as user_id) s where s.payer_id <> s.user_id and ${SHARES}`,
    [payerId, userId],
  )
  return rows.length > 0
}

/**
 * Locks the members whose seats end when a member leaves a family. People are locked before families everywhere, so
 * this comes first in the transaction.
 */
export async function lockSeats(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `select p.id from profiles p where p.id in (select s.user_id from plan_seats s where s.user_id = $1 or s.payer_id = $1)
     order by p.id for update`,
    [userId],
  )
}

/**
 * Ends the seats a member has, or gave, where payer and member are in no family together any more. In the transaction
 * in which they left one.
 */
export async function dropLostSeats(sql: Sql, userId: string, now: Date): Promise<void> {
  const dropped = await sql.query<{ user_id: string }>(
    `delete from plan_seats s where (s.user_id = $1 or s.payer_id = $1) and not ${SHARES} returning s.user_id`,
    [userId],
  )
  await moveStatuses(
    sql,
    dropped.map(({ user_id }) => user_id),
    now,
  )
}
