import type { z } from 'zod/mini'
import type { opsApi } from '#domain/ops/api.ts'
import { GONE_SECONDS } from '#operations/ops/workerHeartbeat.ts'
import type { Sql } from '#services/database/db.ts'
import { watchEventLoop, type EventLoopDelay } from './eventLoopDelay.ts'

type Status = z.output<(typeof opsApi)['dashboardCards']['output']>['server']
/** Milliseconds above which a part counts as lagging. Source: docs/rules/ops.md S-003-2.2. */
const LAGGING_MS = { database: 500, api: 1000, worker: 2000 } as const

const WORKER = `
select exists (select 1 from worker_heartbeats where seen_at >= now() - make_interval(secs => $1)) as alive,
  coalesce((select extract(epoch from now() - min(run_at)) * 1000 from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now()), 0)::float8 as waiting`

let delay: (() => EventLoopDelay) | undefined

/**
 * How database, api and worker are: the time of a question to the database, how long this process keeps others waiting,
 * and how long the oldest due job has been waiting. `ms` is null for what does not answer.
 */
export async function serverStatus(sql: Sql): Promise<Status> {
  delay ??= watchEventLoop()
  const api = delay().p99Ms
  const database = await ping(sql)
  const worker = database === null ? null : await queueDelay(sql)
  return [part('database', database), part('api', api), part('worker', worker)]
}

const part = (component: keyof typeof LAGGING_MS, ms: number | null): Status[number] => ({
  component,
  status: ms === null ? 'offline' : ms > LAGGING_MS[component] ? 'lagging' : 'online',
  ms,
})

async function ping(sql: Sql): Promise<number | null> {
  const start = performance.now()
  try {
    await sql.query('select 1')
    return Math.round(performance.now() - start)
  } catch {
    return null
  }
}

async function queueDelay(sql: Sql): Promise<number | null> {
  try {
    const [row] = await sql.query<{ alive: boolean; waiting: number }>(WORKER, [GONE_SECONDS])
    return row!.alive ? Math.round(row!.waiting) : null
  } catch {
    return null
  }
}
