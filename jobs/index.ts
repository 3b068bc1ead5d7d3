import type { Task } from './_kit/task.ts'
import { deliverMessages } from './coach/deliverMessages.ts'
import { sendMail } from './notifications/sendMail.ts'
import { prune } from './ops/prune.ts'
import { publishScheduled } from './ops/publishScheduled.ts'

/** Every background job. The worker knows no others. */
export const tasks: readonly Task[] = [deliverMessages, prune, publishScheduled, sendMail]
