import { tasks } from '#jobs/index.ts'
import type { Task } from '#jobs/_kit/task.ts'
import type { TestContext } from './testContext.ts'

/**
 * Does the waiting jobs of these kinds, and those they queue, one after the other, the way a worker would. Gives how
 * many.
 */
export async function runQueued(
  context: TestContext,
  ...kinds: readonly Pick<Task, 'name'>[]
): Promise<number> {
  const names = kinds.map(({ name }) => name)
  for (let done = 0; ; done += 1) {
    const [job] = await context.db.query<{ identifier: string; payload: unknown }>(
      `with next as (
         select j.id, j.payload, t.identifier from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = any($1) order by j.id limit 1 for update of j skip locked
       ), gone as (delete from graphile_worker._private_jobs where id in (select id from next))
       select identifier, payload from next`,
      [names],
    )
    if (!job) return done
    const task = tasks.find(({ name }) => name === job.identifier)!
    const { run } = await task.run()
    await run({
      input: task.input.parse(job.payload),
      services: context.services,
      signal: new AbortController().signal,
      isLastTry: false,
    })
  }
}
