import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** Seconds between two signs of life. */
export const HEARTBEAT_SECONDS = 5
/** Seconds without a sign of life after which a worker counts as gone. */
export const GONE_SECONDS = 30

/**
 * Shows that these queue workers live. One row for each: the queue locks a job under the worker's id, so a lock leads
 * to its row.
 */
export async function recordHeartbeat(sql: Sql, workerIds: readonly string[]): Promise<void> {
  await sql.query(
    `insert into worker_heartbeats (id, worker, seen_at, created_at, updated_at)
     select id, worker, now(), now(), now() from unnest($1::uuid[], $2::text[]) as w(id, worker)
     on conflict (worker) do update set seen_at = now(), updated_at = now()`,
    [workerIds.map(() => newId()), workerIds],
  )
}

// The queue itself waits four hours before it believes that a worker is gone.
const RECOVER = `
with alive as (
  select worker from worker_heartbeats where seen_at >= now() - make_interval(secs => $1)
), forgotten as (
  delete from worker_heartbeats where seen_at < now() - make_interval(secs => $1) returning worker
), gone as (
  select worker from forgotten
  union
  select locked_by from graphile_worker.jobs
  where locked_at < now() - make_interval(secs => $1) and locked_by not in (select worker from alive)
)
select coalesce(array_agg(worker), '{}') as workers, graphile_worker.force_unlock_workers(array_agg(worker)) from gone`

/** Gives back the jobs of workers that are gone, so that others take them. Gives the ids of those workers. */
export async function recoverJobs(sql: Sql): Promise<string[]> {
  const [row] = await sql.query<{ workers: string[] }>(RECOVER, [GONE_SECONDS])
  return row!.workers
}

/** These workers have ended: whatever they still held is free at once. */
export async function signOff(sql: Sql, workerIds: readonly string[]): Promise<void> {
  await sql.query(
    `with ended as (delete from worker_heartbeats where worker = any($1::text[]))
     select graphile_worker.force_unlock_workers($1::text[])`,
    [workerIds],
  )
}
