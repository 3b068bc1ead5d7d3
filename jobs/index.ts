import type { Task } from './_kit/task.ts'
import { advanceAges } from './account/advanceAges.ts'
import { codesRest } from './account/codesRest.ts'
import { endConnections } from './account/endConnections.ts'
import { sendRecovery } from './account/sendRecovery.ts'
import { welcome } from './account/welcome.ts'
import { deliverMessages } from './coach/deliverMessages.ts'
import { deliverDaily } from './notifications/deliverDaily.ts'
import { sendMail } from './notifications/sendMail.ts'
import { sendPush } from './notifications/sendPush.ts'
import { sendSms } from './notifications/sendSms.ts'
import { notifyGuardians } from './guardians/notifyGuardians.ts'
import { prune } from './ops/prune.ts'
import { publishScheduled } from './content/publishScheduled.ts'

/** Every background job. The worker knows no others. */
export const tasks: readonly Task[] = [
  advanceAges,
  codesRest,
  deliverDaily,
  deliverMessages,
  endConnections,
  prune,
  publishScheduled,
  sendMail,
  sendPush,
  sendRecovery,
  sendSms,
  notifyGuardians,
  welcome,
]
