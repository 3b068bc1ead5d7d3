import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Ends the live connections of all members, because a new version took effect. Queued in the transaction of the bump.
 * Source: docs/rules/legal.md C-11.
 */
export const endConnections = job({
  name: 'legal.endConnections',
  maxAttempts: 5,
  timeoutSeconds: 300,
  input: NoInput,
})
