import type { Actor } from '#domain/access/actor.ts'
import type { BreakVideo } from '#domain/trivia/breaksApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { breakRow } from './breakRows.ts'

type Decision = { id: string; state: 'approved' | 'rejected' }

/**
 * Approves or rejects a video of a break. Of each break, language and source one is approved: the one before becomes a
 * candidate again. The same decision again changes nothing.
 * @throws OperationError 403 without the permission `content.write`, `common.error.not_found`
 */
export async function decideBreak(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, state }: Decision,
): Promise<BreakVideo> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  return db.tx(async (sql) => {
    // Two approvals for one break wait for each other.
    await sql.query(`select pg_advisory_xact_lock(hashtext('trivia-breaks'))`, [])
    const [slot] = await sql.query<{ state: string; title: string }>(
      'select state, title from trivia_break_videos where id = $1',
      [id],
    )
    if (!slot) throw new OperationError('common.error.not_found')
    if (slot.state !== state) {
      if (state === 'approved') {
        await sql.query(
          `update trivia_break_videos o set state = 'candidate', updated_at = $2 from trivia_break_videos v
           where v.id = $1 and o.id <> v.id and o.state = 'approved' and o.week_key = v.week_key
             and o.break_position = v.break_position and o.locale = v.locale and o.source = v.source`,
          [id, now],
        )
      }
      await sql.query(
        'update trivia_break_videos set state = $2, reviewed_by_id = $3, reviewed_at = $4, updated_at = $4 where id = $1',
        [id, state, actor.id, now],
      )
      const event = state === 'approved' ? 'trivia_break_approved' : 'trivia_break_rejected'
      await noteAudit(sql, { adminId: actor.id, event, metadata: { id, title: slot.title }, now })
    }
    return (await breakRow(sql, id))!
  })
}
