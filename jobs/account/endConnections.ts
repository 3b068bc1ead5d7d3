import type { Run } from '#jobs/_kit/task.ts'
import type { EndConnectionsInput } from '#domain/account/jobs.ts'

/** Safe to repeat: browsers come back at once, with what the person may hear now. */
export const run = ({ input, services }: Run<typeof EndConnectionsInput>): Promise<void> =>
  services.realtime.terminate(input.userId)
