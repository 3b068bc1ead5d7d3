import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { orderStatuses } from '../store/enums.ts'
import { graphicsKinds } from './graphics.ts'
import { goLiveItems, productionChecks, readinessStates } from './readiness.ts'
import { checkStatuses, releaseItems, RELEASE_MAX } from './releaseChecks.ts'

const nothing = z.strictObject({})
const State = z.enum(readinessStates)
const Release = z.string().check(z.minLength(1), z.maxLength(RELEASE_MAX))

/** One item of a release that staff looks at, with who marked it last. */
export const ReleaseCheckView = z.object({
  item: z.enum(releaseItems),
  status: z.enum(checkStatuses),
  /** A username; null while it was never marked, or the account is gone. */
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
})
export type ReleaseCheckView = z.output<typeof ReleaseCheckView>

/** The newest test purchase of a dollar, in the mode of the payments that are set now. */
export const TestOrderView = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  totalCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  createdAt: z.string(),
})
export type TestOrderView = z.output<typeof TestOrderView>

/** The list before going live. */
export const GoLiveView = z.object({
  /** Whether money moves. */
  isLive: z.boolean(),
  items: z.array(z.object({ item: z.enum(goLiveItems), state: State, details: z.nullable(z.string()) })),
  testOrder: z.nullable(TestOrderView),
})
export type GoLiveView = z.output<typeof GoLiveView>

/** Whether the product is ready for members, as it was found just now. */
export const ProductionView = z.object({
  release: z.string(),
  checkedAt: z.string(),
  migrations: z.object({ latest: z.string(), waiting: z.array(z.string()) }),
  checks: z.array(
    z.object({ check: z.enum(productionChecks), state: State, details: z.nullable(z.string()) }),
  ),
  /** The marks behind the checks of the runbook. */
  marks: z.array(ReleaseCheckView),
})
export type ProductionView = z.output<typeof ProductionView>

/**
 * What staff needs to bring a release to members. Each call asks for `release.work`. Source: docs/rules/ops.md
 * S-003-2.15.
 */
export const goLiveApi = {
  /** The manual list of the release that runs. Source: docs/rules/ops.md D-196. */
  releaseChecks: contract({
    method: 'get',
    path: '/staff/release/checks',
    auth: 'staff',
    limit: 'read',
    output: z.object({ release: z.string(), checks: z.array(ReleaseCheckView) }),
  }),
  /** Marks one item. `release` is the one the page shows: a page that is older than the release marks nothing. */
  setReleaseCheck: contract({
    method: 'put',
    path: '/staff/release/checks/:item',
    auth: 'staff',
    limit: 'write',
    params: z.strictObject({ item: z.enum(releaseItems) }),
    body: z.strictObject({ release: Release, status: z.enum(checkStatuses) }),
    output: z.object({ check: ReleaseCheckView }),
    errors: { 'readiness.error.other_release': 409 },
  }),
  /** Draws a picture for the app stores. Source: docs/rules/ops.md D-197. */
  generateStoreGraphics: contract({
    method: 'post',
    path: '/functions/generate-store-graphics',
    auth: 'staff',
    limit: 'graphics',
    // A model takes about a minute.
    timeoutMs: 90_000,
    body: z.strictObject({ type: z.enum(graphicsKinds) }),
    output: z.object({
      success: z.literal(true),
      /** A `data:` address. */
      image: z.string(),
      source: z.enum(['model', 'template']),
    }),
    errors: { 'readiness.error.graphics': 503 },
  }),
  /** The list before going live, from the provider, the orders and the flags. */
  goLive: contract({
    method: 'get',
    path: '/staff/release/go-live',
    auth: 'staff',
    // It asks the provider.
    limit: 'write',
    output: GoLiveView,
  }),
  /** Opens a purchase of one dollar for the caller, on the way every order takes. */
  testPurchase: contract({
    method: 'post',
    path: '/staff/release/test-purchase',
    auth: 'staff',
    limit: 'write',
    body: nothing,
    output: z.object({ url: z.string(), sessionId: z.string(), livemode: z.boolean() }),
    errors: {
      'payments.error.checkout': 409,
      'readiness.error.refund_first': 409,
      'readiness.error.store_paused': 409,
    },
  }),
  /** Tries everything members need. Nothing is sent to a member. */
  production: contract({
    method: 'get',
    path: '/staff/release/production',
    auth: 'staff',
    limit: 'write',
    output: ProductionView,
  }),
}
