import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/**
 * An account was made that claims the (sealed) address, or asks once more for the mail that confirms it. `mailId` names the mail, so that a
 * repeat sends none. `userId` was null, and `mailId` missing, in jobs of earlier versions.
 */
export const WelcomeInput = z.strictObject({
  userId: z.nullable(z.string()),
  locale: z.string(),
  sealed: z.string(),
  mailId: z.optional(z.string()),
})

/** Sends the mail an account is followed by. Not done in the request, so that a known and an unknown address cost it the same. */
export const welcome = task({
  name: 'account.welcome',
  maxAttempts: 12,
  input: WelcomeInput,
  run: () => import('./welcome.run.ts'),
})
