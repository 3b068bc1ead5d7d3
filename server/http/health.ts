import type { EventLoopDelay } from '#operations/ops/eventLoopDelay.ts'
import { missingMigrations } from '#operations/ops/missingMigrations.ts'
import type { Services } from '#services'
import type { HttpAnswer } from './types.ts'

const json = (status: number, body: object): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** `/healthz`: this process answers, and how long it kept requests waiting since the last question. */
export const alive = (eventLoop: EventLoopDelay): HttpAnswer => json(200, { status: 'alive', eventLoop })

/** `/readyz` of a process that is about to end: send no requests here any more. */
export const leaving = (): HttpAnswer => json(503, { status: 'leaving' })

/** `/readyz`: the database answers, its schema is ours, and the queue is there. */
export async function ready({ db }: Pick<Services, 'db'>): Promise<HttpAnswer> {
  const checks: Record<string, string> = { database: 'away', migrations: 'unknown', queue: 'unknown' }
  try {
    await db.query('select 1')
    checks.database = 'ok'
    const missing = await missingMigrations(db)
    checks.migrations = missing.length === 0 ? 'ok' : `missing ${missing.length}`
    const [queue] = await db.query<{ found: boolean }>(
      `select to_regproc('graphile_worker.add_job') is not null as found`,
    )
    checks.queue = queue?.found ? 'ok' : 'missing'
  } catch {
    // The checks already say what could not be reached.
  }
  const good = Object.values(checks).every((state) => state === 'ok')
  return json(good ? 200 : 503, { status: good ? 'ready' : 'not ready', checks })
}
