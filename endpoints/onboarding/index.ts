import type { Served } from '#endpoints/_kit/serve.ts'
import { answerFromPage, answerRequest, confirmChild, confirmFromPage } from './answers.ts'
import { assignAgeGroup } from './assignAgeGroup.ts'
import { children, connectFromPage, revokeChild } from './children.ts'
import { completeOnboarding } from './completeOnboarding.ts'
import { guardianPage } from './guardianPage.ts'
import { guardianRevoke } from './guardianRevoke.ts'
import { guardianStart } from './guardianStart.ts'
import { guardianStatus } from './guardianStatus.ts'
import { guardianVerify } from './guardianVerify.ts'
import { sendParentNotification, shareMoods, whoSees } from './notices.ts'
import { pageWishes, saveWishes, wishes } from './wishes.ts'

/** Everything this feature serves. */
export const onboardingEndpoints: Served[] = [
  completeOnboarding,
  assignAgeGroup,
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
