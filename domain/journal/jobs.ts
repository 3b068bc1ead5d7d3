import { z } from 'zod/mini'
import { job } from '#domain/jobs/job.ts'

/** Names of voice notes whose rows are gone. */
export const RemoveVoicesInput = z.strictObject({ filenames: z.array(z.string()) })

/** Removes the files of voice notes. Queued in the transaction that deletes their rows. */
export const removeVoices = job({
  name: 'journal.removeVoices',
  maxAttempts: 12,
  input: RemoveVoicesInput,
})
