import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** The day, in UTC, from which on codes of recovery rest. */
export const CodesRestInput = z.strictObject({ day: z.string() })

/** Tells staff that codes of recovery rest for today, because too many wrong ones came. */
export const codesRest = task({
  name: 'account.codesRest',
  maxAttempts: 8,
  input: CodesRestInput,
  run: () => import('./codesRest.run.ts'),
})
