import type { GenerateInput } from '#domain/trivia/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { generateSessions } from '#operations/trivia/weeks/generateSessions.ts'

/** One age group in one language. */
export async function run({ services, input, signal }: Run<typeof GenerateInput>): Promise<void> {
  const status = await generateSessions(services, input, { signal })
  if (status) services.log.info({ ...input, status }, 'trivia generated')
}
