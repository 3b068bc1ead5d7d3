import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** Somebody asked for a way back into an account. The contact is sealed. */
export const SendRecoveryInput = z.strictObject({
  requestId: z.string(),
  locale: z.string(),
  sealed: z.string(),
})

/** Finds out whether the contact is anybody's, and sends the code or link if so. Not done in the request: that must not know. */
export const sendRecovery = task({
  name: 'account.sendRecovery',
  maxAttempts: 8,
  input: SendRecoveryInput,
  run: () => import('./sendRecovery.run.ts'),
})
