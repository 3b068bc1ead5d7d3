import type { Locale } from '#messages'
import type { DisplayPreferences } from '../account/displayPreferences.ts'
import type { AgeGroup } from '../account/ageGroup.ts'
import type { FocusArea } from '../account/focusAreas.ts'
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
  readonly comfort: DisplayPreferences | null
  /** Agreed that what they do in the product is counted. */
  readonly analyticsConsent: boolean
}
