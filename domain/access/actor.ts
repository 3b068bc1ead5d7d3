import type { Locale } from '#messages'
import type { DisplayPreferences } from '../account/displayPreferences.ts'
import type { AgeGroup } from '../account/ageGroup.ts'
import type { MissingConsent } from '../legal/consent.ts'
import type { FocusArea } from '../account/focusAreas.ts'
import type { Plan } from '../billing/plans.ts'
import type { RoomBand } from '../chat/bands.ts'
import type { Standing } from '../chat/standing.ts'
import type { StaffRole } from './staff.ts'

/**
 * States of the link to a guardian; `domain/guardians/consentLevels.ts` says what each opens. Source:
 * docs/rules/guardians.md S-000-4.
 */
export const guardianStates = ['none', 'pending', 'contact', 'verified'] as const
/** One state of the link to a guardian. */
export type GuardianState = (typeof guardianStates)[number]

/** The facts a rule may ask about the person acting. Read once per request, in one statement. */
export type Actor = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly username: string
  readonly firstName: string | null
  readonly locale: Locale | null
  readonly timeZone: string
  /** ISO 3166-1 code, or null. */
  readonly country: string | null
  readonly ageGroup: AgeGroup | null
  /** What they said at sign-up: shown to them, never relied on. */
  readonly claimedAgeGroup: AgeGroup | null
  readonly focusAreas: readonly FocusArea[]
  readonly guardian: GuardianState
  /** First name of a minor's guardian, once they agreed and connected an account. */
  readonly guardianName: string | null
  readonly parentId: string | null
  /** The guardian reads moods. Only teens can switch it off. Source: docs/rules/guardians.md D-043. */
  readonly sharesMoods: boolean
  readonly roles: readonly StaffRole[]
  /** Has a verified second factor. */
  readonly mfaEnrolled: boolean
  /** This session passed the second factor. */
  readonly mfaPassed: boolean
  /** How they like the product to look, or null when they never chose. */
  readonly displayPreferences: DisplayPreferences | null
  /** Agreed that what they do in the product is counted. */
  readonly analyticsConsent: boolean
  /** What they still have to agree to; null when their consent is current, or hidden from staff. */
  readonly consent: MissingConsent | null
  /** The versions in force as this request saw them: writes of the request count under no others. */
  readonly legalVersions: string
  /** The ages they meet in rooms, at this moment; null without rooms. */
  readonly band: RoomBand | null
  /** The worst sanction in force. */
  readonly standing: Standing
  /** When it ends, as an ISO instant; null for one without an end and for `clear`. */
  readonly standingUntil: string | null
  /** The plan that pays for rooms. */
  readonly plan: Plan
  /** Staff gave access to rooms without a plan. */
  readonly hasChatGrant: boolean
  /** A guardian who said yes themselves also said yes to rooms. */
  readonly guardianAgreedRooms: boolean
}
