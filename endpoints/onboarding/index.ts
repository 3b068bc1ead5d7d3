import type { Served } from '#endpoints/_kit/serve.ts'
import { answerFromPage, answerRequest, confirmChild, confirmFromPage } from './answers.ts'
import { assignAgeGroup } from './assignAgeGroup.ts'
import { children, connectFromPage, revokeChild } from '../guardians/children.ts'
import { completeOnboarding } from './completeOnboarding.ts'
import { guardianPage } from '../guardians/guardianPage.ts'
import { guardianRevoke } from '../guardians/guardianRevoke.ts'
import { guardianStart } from '../guardians/guardianStart.ts'
import { guardianStatus } from '../guardians/guardianStatus.ts'
import { guardianVerify } from '../guardians/guardianVerify.ts'
import { sendParentNotification, shareMoods, whoSees } from '../guardians/notifications.ts'
import { pageWishes, saveWishes, wishes } from '../guardians/preferences.ts'

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
