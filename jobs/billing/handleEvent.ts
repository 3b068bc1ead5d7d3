import type { HandleEventInput } from '#domain/billing/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'

/** Safe to repeat: it stores what is true now. */
export async function run({ input, services }: Run<typeof HandleEventInput>): Promise<void> {
  await handleStoredEvent(services, input.eventId)
}
