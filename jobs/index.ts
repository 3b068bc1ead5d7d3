import * as account from '#domain/account/jobs.ts'
import * as coach from '#domain/coach/jobs.ts'
import * as content from '#domain/content/jobs.ts'
import * as guardians from '#domain/guardians/jobs.ts'
import * as moderation from '#domain/moderation/jobs.ts'
import * as notifications from '#domain/notifications/jobs.ts'
import * as ops from '#domain/ops/jobs.ts'
import { task, type Task } from './_kit/task.ts'

/** Every background job with its code. The worker knows no others. */
export const tasks: readonly Task[] = [
  task(account.advanceAges, () => import('./account/advanceAges.ts')),
  task(account.codesRest, () => import('./account/codesRest.ts')),
  task(account.endConnections, () => import('./account/endConnections.ts')),
  task(account.sendRecovery, () => import('./account/sendRecovery.ts')),
  task(account.welcome, () => import('./account/welcome.ts')),
  task(coach.deliverMessages, () => import('./coach/deliverMessages.ts')),
  task(content.publishScheduled, () => import('./content/publishScheduled.ts')),
  task(guardians.notifyGuardians, () => import('./guardians/notifyGuardians.ts')),
  task(moderation.reviewText, () => import('./moderation/reviewText.ts')),
  task(notifications.deliverDaily, () => import('./notifications/deliverDaily.ts')),
  task(notifications.sendMail, () => import('./notifications/sendMail.ts')),
  task(notifications.sendPush, () => import('./notifications/sendPush.ts')),
  task(notifications.sendSms, () => import('./notifications/sendSms.ts')),
  task(ops.prune, () => import('./ops/prune.ts')),
]
