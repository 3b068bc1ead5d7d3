import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** Somebody signed up: `userId` is the new account, or null when the (sealed) address had one already. */
export const WelcomeInput = z.strictObject({
  userId: z.nullable(z.string()),
  locale: z.string(),
  sealed: z.string(),
})

/** Sends the mail a sign-up is followed by. Not done in the request, so that both kinds cost it the same. */
export const welcome = task({
  name: 'account.welcome',
  maxAttempts: 12,
  input: WelcomeInput,
  run: () => import('./welcome.run.ts'),
})
