import type { NoInput } from '#domain/jobs/job.ts'
import { weekendToPublish } from '#domain/trivia/schedule.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { publishWeekend } from '#operations/trivia/weeks/publishWeekend.ts'

/** One look: is a weekend due that is not published for everyone? */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const weekKey = weekendToPublish(services.clock.now())
  if (!weekKey) return
  const { published, short } = await publishWeekend(services, weekKey)
  if (published.length === 0) return
  services.log.info({ weekKey, published: published.length }, 'trivia published')
  if (short.length > 0) services.log.warn({ weekKey, short }, 'too few trivia questions')
}
