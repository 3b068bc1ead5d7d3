import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** A push message for one device. Its words are sealed, as those of mails are. */
export const SendPushInput = z.strictObject({
  subscription: z.uuid(),
  userId: z.uuid(),
  key: z.string(),
  queuedAt: z.string(),
  sealed: z.string(),
  /** Neither quiet hours nor a pause of notices hold it. */
  isUrgent: z.optional(z.boolean()),
})

/** Sends one push message. Eight tries reach over half an hour. */
export const sendPush = task({
  name: 'notifications.sendPush',
  maxAttempts: 8,
  input: SendPushInput,
  run: () => import('./sendPush.run.ts'),
})
