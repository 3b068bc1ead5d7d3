import { generateSessions } from '#domain/trivia/jobs.ts'
import { combinations } from '#domain/trivia/schedule.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'
import { nameOf } from './bank.ts'

/** A run: its name, and the weekend it prepares. */
export type GenerationRun = { run: string; weekKey: string }

/**
 * Queues a run for every age group and language it has no log of yet, in the caller's transaction. Returns how many.
 */
export async function queueGeneration(sql: Sql, { run, weekKey }: GenerationRun): Promise<number> {
  const done = await sql.query<{ ageGroup: string; locale: string }>(
    'select age_group as "ageGroup", locale from trivia_generation_log where run = $1',
    [run],
    'trivia-run-done',
  )
  const names = new Set(done.map(({ ageGroup, locale }) => `${ageGroup}:${locale}`))
  const left = combinations.filter((choice) => !names.has(nameOf(choice)))
  for (const choice of left)
    await enqueue(sql, generateSessions, { run, weekKey, ...choice }, { key: `${run}:${nameOf(choice)}` })
  return left.length
}

/** Whether a run waits or works at the moment. */
export async function isGenerating(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ running: boolean }>(
    'select exists (select 1 from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts) as running',
    [generateSessions.name],
  )
  return row!.running
}
