import { z } from 'zod/mini'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

/** The input of jobs that need none. */
export const NoInput = z.strictObject({})

/** What a job's code gets. `signal` fires when the worker stops or the time is up. */
export type Run<I extends z.ZodMiniType> = {
  input: z.output<I>
  services: Services
  signal: AbortSignal
  /** If this try fails there is no other. */
  isLastTry: boolean
}

/** A background job: its name, its input, how often it is tried, and where its code is (loaded only in the worker). */
export type Task<I extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  input: I
  /** Tries in all; the pause before try n is e^n seconds. */
  maxAttempts: number
  /** Seconds one try may take; 60 when not given. */
  timeoutSeconds?: number
  /** When it runs by itself, as a cron line in UTC. Its input is then empty. */
  cron?: string
  /** Hours back in which a slot that no worker was there for is made up for; 0 when not given. */
  makeUpHours?: number
  // A method, so that a list may hold jobs of different inputs.
  run: () => Promise<{ run(job: Run<I>): Promise<void> }>
}

/** Declares a job. */
export const task = <const I extends z.ZodMiniType>(definition: Task<I>): Task<I> => definition

/**
 * Queues a job in the caller's transaction: if that rolls back, there is no job. `key` keeps one job of the name waiting:
 * a second one with the key replaces the first.
 */
export async function enqueue<I extends z.ZodMiniType>(
  sql: Sql,
  definition: Task<I>,
  input: z.input<I>,
  options: { key?: string; runAt?: Date } = {},
): Promise<void> {
  await sql.query(
    'select graphile_worker.add_job($1, $2::json, run_at => coalesce($3, now()), max_attempts => $4, job_key => $5)',
    [
      definition.name,
      JSON.stringify(definition.input.parse(input)),
      options.runAt ?? null,
      definition.maxAttempts,
      options.key ? `${definition.name}:${options.key}` : null,
    ],
  )
}

/** Queues many jobs of one kind in one statement, in the caller's transaction. */
export async function enqueueAll<I extends z.ZodMiniType>(
  sql: Sql,
  definition: Task<I>,
  inputs: readonly z.input<I>[],
): Promise<void> {
  if (inputs.length === 0) return
  const payloads = inputs.map((input) => definition.input.parse(input))
  await sql.query(
    `select graphile_worker.add_jobs(array(
       select row($1, payload, null, null, $2, null, null, null)::graphile_worker.job_spec
       from json_array_elements($3::json) as payload))`,
    [definition.name, definition.maxAttempts, JSON.stringify(payloads)],
  )
}
