import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** Whose live connections end. */
export const EndConnectionsInput = z.strictObject({ userId: z.string() })

/** Ends the live connections of a person whose roles changed. The database queues it, in the transaction of the change. */
export const endConnections = task({
  name: 'account.endConnections',
  maxAttempts: 12,
  input: EndConnectionsInput,
  run: () => import('./endConnections.run.ts'),
})
