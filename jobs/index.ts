import * as account from '#domain/account/jobs.ts'
import * as chat from '#domain/chat/jobs.ts'
import * as billing from '#domain/billing/jobs.ts'
import * as coach from '#domain/coach/jobs.ts'
import * as content from '#domain/content/jobs.ts'
import * as guardians from '#domain/guardians/jobs.ts'
import * as legal from '#domain/legal/jobs.ts'
import * as journal from '#domain/journal/jobs.ts'
import * as moderation from '#domain/moderation/jobs.ts'
import * as notifications from '#domain/notifications/jobs.ts'
import * as ops from '#domain/ops/jobs.ts'
import * as store from '#domain/store/jobs.ts'
import * as refunds from '#domain/store/refundJobs.ts'
import * as requests from '#domain/requests/jobs.ts'
import * as storeDesk from '#domain/store/deskJobs.ts'
import * as trivia from '#domain/trivia/jobs.ts'
import { task, type Task } from './_kit/task.ts'

/** Every background job with its code. The worker knows no others. */
export const tasks: readonly Task[] = [
  task(account.advanceAges, () => import('./account/advanceAges.ts')),
  task(account.codesRest, () => import('./account/codesRest.ts')),
  task(account.endConnections, () => import('./account/endConnections.ts')),
  task(account.expireExports, () => import('./account/expireExports.ts')),
  task(account.makeExport, () => import('./account/makeExport.ts')),
  task(account.removeExports, () => import('./account/removeExports.ts')),
  task(account.erase, () => import('./account/erase.ts')),
  task(account.sendRecovery, () => import('./account/sendRecovery.ts')),
  task(account.welcome, () => import('./account/welcome.ts')),
  task(chat.endListeners, () => import('./chat/endListeners.ts')),
  task(billing.comparePlans, () => import('./billing/comparePlans.ts')),
  task(billing.compareWithProvider, () => import('./billing/compareWithProvider.ts')),
  task(billing.endCustomers, () => import('./billing/endCustomers.ts')),
  task(billing.handleEvent, () => import('./billing/handleEvent.ts')),
  task(billing.mailTrialEnds, () => import('./billing/mailTrialEnds.ts')),
  task(billing.payPlanRefund, () => import('./billing/payPlanRefund.ts')),
  task(billing.syncPlan, () => import('./billing/syncPlan.ts')),
  task(coach.deliverMessages, () => import('./coach/deliverMessages.ts')),
  task(content.publishScheduled, () => import('./content/publishScheduled.ts')),
  task(guardians.notifyGuardians, () => import('./guardians/notifyGuardians.ts')),
  task(legal.endConnections, () => import('./legal/endConnections.ts')),
  task(journal.removeVoices, () => import('./journal/removeVoices.ts')),
  task(moderation.reviewText, () => import('./moderation/reviewText.ts')),
  task(moderation.settleDecision, () => import('./moderation/settleDecision.ts')),
  task(moderation.verifyChain, () => import('./moderation/verifyChain.ts')),
  task(notifications.deliverDaily, () => import('./notifications/deliverDaily.ts')),
  task(notifications.sendMail, () => import('./notifications/sendMail.ts')),
  task(notifications.sendPush, () => import('./notifications/sendPush.ts')),
  task(notifications.sendSms, () => import('./notifications/sendSms.ts')),
  task(ops.prune, () => import('./ops/prune.ts')),
  task(refunds.payRefund, () => import('./store/payRefund.ts')),
  task(store.settleOrders, () => import('./store/settleOrders.ts')),
  task(requests.settleRequests, () => import('./requests/settleRequests.ts')),
  task(storeDesk.compareProducts, () => import('./store/compareProducts.ts')),
  task(storeDesk.syncProduct, () => import('./store/syncProduct.ts')),
  task(trivia.generateSessions, () => import('./trivia/generateSessions.ts')),
  task(trivia.generateWeekends, () => import('./trivia/generateWeekends.ts')),
  task(trivia.notifyWeekend, () => import('./trivia/notifyWeekend.ts')),
  task(trivia.publishWeekends, () => import('./trivia/publishWeekends.ts')),
]
