import type { Run } from '#jobs/_kit/task.ts'
import type { NoInput } from '#domain/jobs/job.ts'
import { endConnections } from '#operations/legal/endConnections.ts'

/** Safe to repeat: members who agreed meanwhile come back at once. */
export const run = ({ services, signal }: Run<typeof NoInput>): Promise<void> =>
  endConnections(services, signal)
