import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ConsentView } from '../legal/consentView.ts'
import { guardianStates } from '../access/actor.ts'
import { staffMarks, staffRoles } from '../access/staffRoles.ts'
import { ageGroups } from './ageGroup.ts'
import { focusAreas } from './focusAreas.ts'

/** What the site knows about the person who is signed in. Nothing here is secret from that person. */
export const PersonView = z.object({
  id: z.string(),
  email: z.string(),
  /** Has followed the link we mailed to this address. */
  emailVerified: z.boolean(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  language: z.nullable(z.enum(locales)),
  timeZone: z.string(),
  /** Decides which number of help is offered; missing when the profile does not say. */
  country: z.optional(z.string()),
  ageGroup: z.nullable(z.enum(ageGroups)),
  /** What they said at sign-up; only there until the age is known. */
  claimedAgeGroup: z.optional(z.enum(ageGroups)),
  focusAreas: z.array(z.enum(focusAreas)),
  guardian: z.enum(guardianStates),
  /** What a minor's guardian is called, when their account is connected. */
  guardianName: z.optional(z.string()),
  /** A child or teen whose guardian has not agreed yet. */
  needsGuardian: z.boolean(),
  /** The guardian hears moods. */
  sharesMoods: z.boolean(),
  roles: z.array(z.enum([...staffRoles, ...staffMarks])),
  canEnterAdmin: z.boolean(),
  mfaEnrolled: z.boolean(),
  /** How the account likes the product to look, as `writeDisplayPreferences` writes it; missing when it never chose. */
  comfort: z.optional(z.string()),
  /** What they still have to agree to; missing when their consent is current. */
  consent: z.optional(ConsentView),
  /** May the product count what this person does in it? */
  analytics: z.optional(z.boolean()),
})
export type PersonView = z.output<typeof PersonView>

/** One signed-in device. */
export const SessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  device: z.string(),
  address: z.string(),
})

/** A second factor. */
export const FactorView = z.object({
  id: z.string(),
  friendlyName: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
})
