import type { z } from 'zod/mini'
import type { Job } from '#domain/jobs/job.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Queues a job in the caller's transaction: if that rolls back, there is no job. `key` keeps one job of the name
 * waiting: a second one with the key replaces the first.
 */
export async function enqueue<I extends z.ZodMiniType>(
  sql: Sql,
  job: Job<I>,
  input: z.input<I>,
  options: { key?: string; runAt?: Date } = {},
): Promise<void> {
  await sql.query(
    'select graphile_worker.add_job($1, $2::json, run_at => coalesce($3, now()), max_attempts => $4, job_key => $5)',
    [
      job.name,
      JSON.stringify(job.input.parse(input)),
      options.runAt ?? null,
      job.maxAttempts,
      options.key ? `${job.name}:${options.key}` : null,
    ],
  )
}

/** Queues many jobs of one kind in one statement, in the caller's transaction. */
export async function enqueueAll<I extends z.ZodMiniType>(
  sql: Sql,
  job: Job<I>,
  inputs: readonly z.input<I>[],
): Promise<void> {
  if (inputs.length === 0) return
  const payloads = inputs.map((input) => job.input.parse(input))
  await sql.query(
    `select graphile_worker.add_jobs(array(
       select row($1, payload, null, null, $2, null, null, null)::graphile_worker.job_spec
       from json_array_elements($3::json) as payload))`,
    [job.name, job.maxAttempts, JSON.stringify(payloads)],
  )
}
