import type { Actor } from '#domain/access/actor.ts'
import { exportApi, type ExportView } from '#domain/account/exportApi.ts'
import { makeExport } from '#domain/account/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { readExport } from './exportView.ts'
import { requireMayExport } from './requireMayExport.ts'

const contract = exportApi.retryExport
// One that runs by now keeps this one as it is.
const RETRY = `
update data_exports e set state = 'pending', progress = 0, updated_at = $2
where e.id = $1 and e.state = 'failed' and not exists (
  select from data_exports o where o.user_id = e.user_id and o.asked_by_id = e.asked_by_id and o.state in ('pending', 'processing'))
returning e.id`

/**
 * Queues a copy that failed once more. The password was given when it was asked for.
 * @throws OperationError `settings.error.export_gone`, `.export_running`, `.export_off`, `.export_child`
 */
export function retryExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<ExportView> {
  const now = clock.now()
  return db.tx(async (sql) => {
    const found = await readExport(sql, { id, askedBy: actor.id, now })
    if (!found || found.state === 'ready' || found.state === 'expired')
      throw operationErrorOf(contract, 'settings.error.export_gone')
    await requireMayExport(sql, actor, found.child?.link ?? null)
    const [waiting] = await sql.query(RETRY, [id, now])
    if (!waiting) throw operationErrorOf(contract, 'settings.error.export_running')
    await enqueue(sql, makeExport, { exportId: id }, { key: id })
    return (await readExport(sql, { id, askedBy: actor.id, now }))!
  })
}
