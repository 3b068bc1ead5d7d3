import type { NoInput } from '#domain/jobs/job.ts'
import { weekendToGenerate } from '#domain/trivia/schedule.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { queueGeneration } from '#operations/trivia/weeks/queueGeneration.ts'

/** One look: is it Friday, 18:00 or later at the desk? The name of the run is its weekend, so it is queued once. */
export async function run({ services: { db, clock } }: Run<typeof NoInput>): Promise<void> {
  const weekKey = weekendToGenerate(clock.now())
  if (weekKey) await db.tx((sql) => queueGeneration(sql, { run: `schedule:${weekKey}`, weekKey }))
}
