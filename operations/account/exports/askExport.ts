import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { exportApi, type ExportView } from '#domain/account/exportApi.ts'
import { makeExport } from '#domain/account/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { confirmIdentity } from '#operations/account/confirmIdentity.ts'
import { track } from '#operations/analytics/track.ts'
import type { Services } from '#services'
import { readExport } from './exportView.ts'
import { requireMayExport } from './requireMayExport.ts'

type Asked = z.output<typeof exportApi.askExport.body>

const INSERT = `
insert into data_exports (id, user_id, asked_by_id, state, progress, created_at, updated_at)
values ($1, $2, $3, 'pending', 0, $4, $4)
on conflict (user_id, asked_by_id) where state in ('pending', 'processing') do nothing returning id`

/**
 * Queues a copy of the caller's data, or of a child's whose guardian the caller is.
 * @throws OperationError `settings.error.export_off`, `.export_running`, `.export_child`, and those of
 * `confirmIdentity`
 */
export async function askExport(
  services: Pick<Services, 'db' | 'authDb' | 'clock'>,
  actor: Actor,
  { link, ...proof }: Asked,
): Promise<ExportView> {
  const contract = exportApi.askExport
  const now = services.clock.now()
  const asked = await confirmIdentity(services, { contract, actor, proof }, async (sql) => {
    const userId = await requireMayExport(sql, actor, link ?? null)
    const id = newId()
    const [inserted] = await sql.query(INSERT, [id, userId, actor.id, now])
    if (!inserted) throw operationErrorOf(contract, 'settings.error.export_running')
    await enqueue(sql, makeExport, { exportId: id }, { key: id })
    return (await readExport(sql, { id, askedBy: actor.id, now }))!
  })
  const event = { event_type: 'data_export_requested', event_metadata: { own: link === undefined } }
  // What is counted never stands in the way of a copy.
  await track(services.db, [event], { actor, locale: actor.locale ?? 'en', now }).catch(() => 0)
  return asked
}
