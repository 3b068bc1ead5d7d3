import type { GuardianRequestView, OwnRequestView, PurchaseRulesView } from '#domain/requests/api.ts'

const AT = '2026-03-12T14:00:00.000Z'
/** The product all of these are about. */
export const PRODUCT = '018f0000-0000-7000-8000-0000000000d1'

/** A request as a minor sees it. */
export const ownRequest = (over: Partial<OwnRequestView> = {}): OwnRequestView => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  product: { id: PRODUCT, title: 'Breathing cards', type: 'physical', imageId: null },
  status: 'pending',
  reason: null,
  answerReason: null,
  answer: null,
  askedAt: AT,
  decidedAt: null,
  ...over,
})

/** The same as the guardian of Ida sees it. */
export const guardianRequest = (over: Partial<GuardianRequestView> = {}): GuardianRequestView => ({
  ...ownRequest(),
  childId: '018f0000-0000-7000-8000-000000000002',
  childName: 'Ida',
  amountCents: 1_000,
  expiresAt: '2026-03-15T14:00:00.000Z',
  ...over,
})

/** What the guardian of Ida decided. */
export const rulesOfIda = (over: Partial<PurchaseRulesView> = {}): PurchaseRulesView => ({
  link: '018f0000-0000-7000-8000-0000000000aa',
  childId: '018f0000-0000-7000-8000-000000000002',
  childName: 'Ida',
  asksToBuy: true,
  mayBuyAlone: false,
  monthlyCapCents: null,
  usualCapCents: null,
  spentCents: 0,
  ...over,
})
