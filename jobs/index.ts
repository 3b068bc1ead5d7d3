import type { Task } from './_kit/task.ts'
import { sendRecovery } from './account/sendRecovery.ts'
import { welcome } from './account/welcome.ts'
import { deliverMessages } from './coach/deliverMessages.ts'
import { sendMail } from './notifications/sendMail.ts'
import { sendSms } from './notifications/sendSms.ts'
import { prune } from './ops/prune.ts'

/** Every background job. The worker knows no others. */
export const tasks: readonly Task[] = [deliverMessages, prune, sendMail, sendSms, sendRecovery, welcome]
