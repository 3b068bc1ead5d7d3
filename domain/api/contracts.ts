import { dashboardApi } from '#domain/dashboard/api.ts'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { factorResetApi } from '#domain/account/factorResetApi.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { aiApi } from '#domain/ai/api.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { analyticsApi } from '#domain/analytics/api.ts'
import { chatApi } from '#domain/chat/api.ts'
import { billingApi } from '#domain/billing/api.ts'
import { planRefundApi } from '#domain/billing/refundApi.ts'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { coachApi } from '#domain/coach/api.ts'
import { contentApi } from '#domain/content/api.ts'
import { engagementApi } from '#domain/coach/engagementApi.ts'
import { familyApi } from '#domain/family/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { legalApi } from '#domain/legal/api.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { profanityApi } from '#domain/moderation/profanityApi.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { transparencyApi } from '#domain/moderation/transparencyApi.ts'
import { watchedApi } from '#domain/moderation/watchedApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { channelsApi } from '#domain/notifications/channelsApi.ts'
import { muteApi } from '#domain/notifications/muteApi.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { opsApi } from '#domain/ops/api.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { cartApi } from '#domain/cart/api.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { libraryApi } from '#domain/store/libraryApi.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { triviaBankApi } from '#domain/trivia/bankApi.ts'
import { triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import { triviaDeskApi } from '#domain/trivia/deskApi.ts'
import { triviaTeamApi } from '#domain/trivia/teamApi.ts'
import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import type { Contract } from './contract.ts'

/** The contracts of a feature, by name. */
const byFeature = {
  dashboard: { ...dashboardApi },
  account: {
    ...accountApi,
    ...mfaApi,
    ...contactApi,
    ...exportApi,
    ...factorResetApi,
    ...deletionApi,
    ...privacyApi,
    ...recoveryApi,
    ...settingsApi,
  },
  ai: { ...aiApi, ...writingApi },
  analytics: { ...analyticsApi },
  chat: { ...chatApi },
  billing: { ...billingApi, ...paymentStaffApi, ...planRefundApi },
  checkins: { ...checkinsApi, ...historyApi },
  coach: { ...coachApi, ...engagementApi },
  content: { ...contentApi },
  family: { ...familyApi },
  flags: { ...flagsApi },
  guardians: { ...consentApi, ...guardianApi },
  journal: { ...journalApi, ...voiceApi },
  legal: { ...legalApi, ...legalConsentApi },
  moderation: {
    ...moderationApi,
    ...careApi,
    ...deskApi,
    ...appealsApi,
    ...profanityApi,
    ...releaseApi,
    ...shiftsApi,
    ...watchedApi,
    ...transparencyApi,
  },
  notifications: { ...notificationsApi, ...prefsApi, ...channelsApi, ...muteApi, ...pushApi },
  onboarding: { ...onboardingApi },
  ops: { ...opsApi, ...goLiveApi },
  store: {
    ...storeCatalogueApi,
    ...cartApi,
    ...productCheckoutApi,
    ...purchaseRequestsApi,
    ...ordersApi,
    ...libraryApi,
    ...ordersAdminApi,
  },
  trivia: {
    ...triviaCardApi,
    ...triviaApi,
    ...triviaDeskApi,
    ...triviaBankApi,
    ...triviaBreaksApi,
    ...triviaTeamApi,
    ...triviaWeeksApi,
  },
} satisfies Record<string, Record<string, Contract>>

/** A contract with its name in the whole product: `account.signIn`. */
export type NamedContract = { name: string; feature: string; contract: Contract }

/** Every contract of the product. Payload's endpoints and the OpenAPI document are made from it. */
export const contracts: readonly NamedContract[] = Object.entries(byFeature).flatMap(([feature, named]) =>
  Object.entries<Contract>(named).map(([name, contract]) => ({
    name: `${feature}.${name}`,
    feature,
    contract,
  })),
)
