import type { Served } from '#endpoints/_kit/serve.ts'
import { answerFromPage, answerRequest, confirmChild, confirmFromPage } from './answers.ts'
import { children, connectFromPage, revokeChild } from './children.ts'
import { guardianPage } from './guardianPage.ts'
import { guardianRevoke } from './guardianRevoke.ts'
import { guardianStart } from './guardianStart.ts'
import { guardianStatus } from './guardianStatus.ts'
import { guardianVerify } from './guardianVerify.ts'
import { sendParentNotification, shareMoods, whoSees } from './notifications.ts'
import { pageWishes, saveWishes, wishes } from './preferences.ts'

/** Everything this feature serves. */
export const guardiansEndpoints: Served[] = [
  guardianStatus,
  guardianStart,
  guardianVerify,
  guardianPage,
  guardianRevoke,
  sendParentNotification,
  whoSees,
  shareMoods,
  children,
  connectFromPage,
  confirmFromPage,
  confirmChild,
  answerFromPage,
  answerRequest,
  revokeChild,
  pageWishes,
  wishes,
  saveWishes,
]
