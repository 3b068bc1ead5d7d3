import type { Actor } from '../access/actor.ts'
import { isMinor } from '../account/ageGroup.ts'
import { instantOf } from '../time/instantOf.ts'
import { localDay } from '../time/localDay.ts'

/** States of a request of a minor. Source: docs/rules/store.md D-146. */
export const requestStatuses = ['pending', 'approved', 'paid', 'declined', 'lapsed', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/**
 * What a guardian can say kindly when declining; own words may go along. Source: docs/rules/store.md B-kind-answers.
 */
export const declineReasons = [
  'later',
  'talk_first',
  'have_similar',
  'costs_too_much',
  'not_for_you',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/**
 * Hours until a request without an answer, or an approved one without a payment, lapses. Source: docs/rules/store.md
 * D-146.
 */
export const REQUEST_HOURS = 72
/** Hours after which a guardian who has not answered is reminded, once. Source: docs/rules/store.md D-146. */
export const REMIND_HOURS = 24
/** Longest reason of a child, and own words of a guardian, in characters. */
export const REQUEST_TEXT_MAX = 300
/**
 * Requests one child can send within 24 hours: each is a mail to the guardian. Source: docs/rules/store.md
 * B-asks-a-day.
 */
export const ASKS_A_DAY = 10
/** Highest monthly limit a guardian can set, in cents. */
export const MONTHLY_CAP_MAX_CENTS = 100_000_00

/**
 * What moves a request, and from where. `cancel` is the minor's; `end` follows when the guardian takes the consent
 * back. A payment may arrive after an approved request ended, and money that arrived counts. Source:
 * docs/rules/store.md D-146.
 */
export const requestMoves = {
  approve: { from: ['pending'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  cancel: { from: ['pending'], to: 'cancelled' },
  lapse: { from: ['pending', 'approved'], to: 'lapsed' },
  end: { from: ['pending', 'approved'], to: 'cancelled' },
  pay: { from: ['approved', 'lapsed', 'cancelled'], to: 'paid' },
} as const satisfies Record<string, { from: readonly RequestStatus[]; to: RequestStatus }>
/** Something that moves a request. */
export type RequestMove = keyof typeof requestMoves

/** Returns whether a request that stands at `status` can be moved so. */
export const canMove = (status: RequestStatus, move: RequestMove): boolean =>
  (requestMoves[move].from as readonly RequestStatus[]).includes(status)

/** Waits for an answer or a payment: a child has at most one such request for a product. */
export const isOpenRequest = (status: RequestStatus): boolean => status === 'pending' || status === 'approved'

/**
 * Returns whether a member asks instead of buying: children always, teens unless their guardian switched it off.
 * Source: docs/rules/store.md D-145.
 */
export const mustAsk = (
  { ageGroup }: Pick<Actor, 'ageGroup'>,
  { asksToBuy }: { asksToBuy: boolean },
): boolean => isMinor(ageGroup) && (ageGroup === 'child' || asksToBuy)

/** The first instant of the month in which an instant lies, by the clock of a zone. */
export const monthStart = (at: Date, timeZone: string): Date =>
  instantOf(`${localDay(at, timeZone).slice(0, 7)}-01`, '00:00', timeZone)

/** Returns whether one more amount would pass a monthly limit; without a limit nothing does. All in cents. */
export const isOverCap = (amount: {
  capCents: number | null
  spentCents: number
  addedCents: number
}): boolean => amount.capCents !== null && amount.spentCents + amount.addedCents > amount.capCents
