import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { checkoutErrors } from '../cart/checkoutApi.ts'
import { MONTHLY_CAP_MAX_CENTS, REQUEST_TEXT_MAX, declineReasons, requestStatuses } from './requests.ts'
import { productTypes } from '../store/enums.ts'

const Words = z.string().check(z.trim(), z.maxLength(REQUEST_TEXT_MAX))
const Instant = z.nullable(z.string())
const OfRequest = z.strictObject({ id: z.uuid() })

/** What is asked for, as it is sold now. */
export const AskedProduct = z.object({
  id: z.string(),
  /** In the reader's language. */
  title: z.string(),
  type: z.enum(productTypes),
  /** The id of its cover, or null. */
  imageId: z.nullable(z.string()),
})
const request = {
  id: z.string(),
  product: AskedProduct,
  status: z.enum(requestStatuses),
  /** The words of the minor; null without any, and where they were not passed on. */
  reason: z.nullable(z.string()),
  /** The kind reason a guardian chose, and words of their own. */
  answerReason: z.nullable(z.enum(declineReasons)),
  answer: z.nullable(z.string()),
  askedAt: z.string(),
  decidedAt: Instant,
} as const
/** A request as the minor who asked sees it: no price, no bill. */
export const OwnRequestView = z.object(request)
export type OwnRequestView = z.output<typeof OwnRequestView>

/** A request as the minor's guardian sees it. */
export const GuardianRequestView = z.object({
  ...request,
  childId: z.string(),
  childName: z.string(),
  /** What it costs, in cents of a US dollar, without shipping and tax: as approved, or as sold now. */
  amountCents: z.number(),
  /** When it lapses. */
  expiresAt: z.string(),
})
export type GuardianRequestView = z.output<typeof GuardianRequestView>

/** What a guardian decides about purchases of one child. */
export const PurchaseRulesView = z.object({
  link: z.string(),
  childId: z.string(),
  childName: z.string(),
  asksToBuy: z.boolean(),
  /** Teens alone may be let off asking. */
  mayBuyAlone: z.boolean(),
  /** The limit of this guardian; null: the usual one counts. */
  monthlyCapCents: z.nullable(z.number()),
  /** What counts until a guardian sets a limit; null: none. */
  usualCapCents: z.nullable(z.number()),
  /** Approved and paid in this month of the child's time zone. */
  spentCents: z.number(),
})
export type PurchaseRulesView = z.output<typeof PurchaseRulesView>

const GuardianRequests = z.object({
  /** Nothing can be asked for or approved now. */
  isPaused: z.boolean(),
  children: z.array(PurchaseRulesView),
  requests: z.array(GuardianRequestView),
})
/** What a guardian reads about requests of their children. */
export type GuardianRequests = z.output<typeof GuardianRequests>

/** What a guardian says with a no. */
export const Decline = z.strictObject({
  reason: z.enum(declineReasons, { error: 'common.field.required' }),
  words: z.optional(Words),
})
export type Decline = z.output<typeof Decline>

/** A child or teen asks before they use what a verified guardian has to agree to. */
const consentToMeet = { to: 'meet', guardian: 'requests.error.guardian_needed' } as const

/**
 * A child or teen asks, their guardian answers. Requests of others answer as those that do not exist. Source:
 * docs/rules/store.md D-146.
 */
export const purchaseRequestsApi = {
  /** The caller's own requests, newest first, and whether they ask instead of buying. */
  listRequests: contract({
    method: 'get',
    path: '/purchase-requests',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ mustAsk: z.boolean(), isPaused: z.boolean(), requests: z.array(OwnRequestView) }),
  }),
  /**
   * Asks the guardian to buy a product. One that waits already is the answer, so equal presses are one request.
   * `isHeard` is false where the words were not passed on; `offerSupport` opens the panel of help.
   */
  askToBuy: contract({
    method: 'post',
    path: '/purchase-requests',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'write',
    body: z.strictObject({ productId: z.uuid(), reason: z.optional(Words) }),
    output: z.object({ request: OwnRequestView, isHeard: z.boolean(), offerSupport: z.boolean() }),
    errors: {
      'requests.error.guardian_needed': 403,
      'requests.error.minors_only': 403,
      'requests.error.not_needed': 409,
      'requests.error.product_gone': 404,
      'requests.error.owned': 409,
      'cart.error.sold_out': 409,
      'requests.error.too_many': 429,
      'requests.error.severe': 422,
      'requests.error.paused': 503,
    },
  }),
  /** The minor takes a request back while it waits for an answer. */
  cancelRequest: contract({
    method: 'post',
    path: '/purchase-requests/:id/cancel',
    auth: 'signed-in',
    limit: 'write',
    params: OfRequest,
    output: z.object({ request: OwnRequestView }),
    errors: { 'requests.error.gone': 404, 'requests.error.decided': 409 },
  }),
  /** What the children of the caller ask for, and what the caller decided about their purchases. */
  guardianRequests: contract({
    method: 'get',
    path: '/guardian/purchase-requests',
    auth: 'signed-in',
    limit: 'read',
    output: GuardianRequests,
  }),
  /** Says yes and opens the caller's own checkout. Pressed again before it is paid, it opens it again. */
  approveRequest: contract({
    method: 'post',
    path: '/guardian/purchase-requests/:id/approve',
    auth: 'signed-in',
    limit: 'write',
    params: OfRequest,
    output: z.object({ url: z.string() }),
    errors: {
      'requests.error.gone': 404,
      'requests.error.decided': 409,
      'requests.error.not_sold': 409,
      'requests.error.over_cap': 409,
      'requests.error.paused': 503,
      ...checkoutErrors,
      'requests.error.checkout_failed': 503,
    },
  }),
  /** Says no, kindly. */
  declineRequest: contract({
    method: 'post',
    path: '/guardian/purchase-requests/:id/decline',
    auth: 'signed-in',
    limit: 'write',
    params: OfRequest,
    body: Decline,
    output: GuardianRequests,
    errors: {
      'requests.error.gone': 404,
      'requests.error.decided': 409,
      'requests.error.unkind': 422,
    },
  }),
  /** Sets whether a teen asks, and the monthly limit of a child. Source: docs/rules/store.md D-145, B-monthly-cap. */
  savePurchaseRules: contract({
    method: 'put',
    path: '/guardian/children/:link/purchases',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ link: z.uuid() }),
    body: z.strictObject({
      asksToBuy: z.boolean(),
      monthlyCapCents: z.nullable(z.int().check(z.gte(0), z.lte(MONTHLY_CAP_MAX_CENTS))),
    }),
    output: GuardianRequests,
    errors: { 'requests.error.child_gone': 404, 'requests.error.child_asks': 409 },
  }),
}
