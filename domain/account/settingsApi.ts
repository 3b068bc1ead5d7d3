import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { FIRST_NAME_MAX, PRONOUNS_MAX } from '../onboarding/schema.ts'
import { isTimeZone } from '../time/localDay.ts'
import { isDay } from './age.ts'
import { displayValues } from './displayPreferences.ts'
import { Username } from './credentials.ts'
import { PersonView } from './views.ts'
import { CountryCode, Zipcode } from './zipcode.ts'

const orEmpty = <T extends z.ZodMiniType>(type: T) => z.nullable(type)

/** A member's profile; only the member reads all of it. Source: docs/rules/account.md S-003-5, D-015, D-016, D-017. */
export const ProfileView = z.object({
  firstName: z.string(),
  username: z.string(),
  pronouns: orEmpty(z.string()),
  showPronouns: z.boolean(),
  birthDate: orEmpty(z.string()),
  timeZone: z.string(),
  country: orEmpty(z.string()),
  zipcode: orEmpty(z.string()),
})
export type ProfileView = z.output<typeof ProfileView>

/** A profile as its owner sends it. The age group is never sent: the server computes it. */
export const NewProfile = z.strictObject({
  firstName: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'onboarding.field.first_name' }), z.maxLength(FIRST_NAME_MAX)),
  username: Username,
  pronouns: orEmpty(
    z.string().check(z.trim(), z.minLength(1, { error: 'common.field.required' }), z.maxLength(PRONOUNS_MAX)),
  ),
  showPronouns: z.boolean(),
  birthDate: orEmpty(z.string().check(z.refine(isDay, { error: 'settings.field.birth_date' }))),
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'settings.field.time_zone' })),
  country: orEmpty(CountryCode),
  zipcode: orEmpty(Zipcode),
})

/** How a person likes the product to look; a missing one is "as it comes". */
export const DisplayChoice = z.strictObject({
  theme: z.optional(z.enum(displayValues.theme)),
  contrast: z.optional(z.enum(displayValues.contrast)),
  text: z.optional(z.enum(displayValues.text)),
  motion: z.optional(z.enum(displayValues.motion)),
  age: z.optional(z.enum(displayValues.age)),
})

/** Settings of the caller's account, besides sign-in and security. */
export const settingsApi = {
  /** The caller's profile. */
  readProfile: contract({
    method: 'get',
    path: '/account/profile',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ profile: ProfileView }),
  }),
  /**
   * Replaces it. A birth date moves the age group; a member under 18 cannot make themselves older than the age they
   * gave.
   */
  updateProfile: contract({
    method: 'put',
    path: '/account/profile',
    auth: 'signed-in',
    limit: 'write',
    body: NewProfile,
    output: z.object({ profile: ProfileView, person: PersonView }),
    errors: {
      'account.error.username_taken': 409,
      'account.error.username_telling': 422,
      'account.error.username_unfit': 422,
      'settings.error.age_locked': 409,
      'settings.error.birth_date': 422,
      'settings.error.zipcode': 422,
    },
  }),
  /** Keeps how a person likes the product to look, for every device of theirs. */
  saveDisplayPreferences: contract({
    method: 'put',
    path: '/account/comfort',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    body: z.strictObject({ comfort: DisplayChoice }),
    output: z.object({ comfort: z.string() }),
  }),
  /**
   * Whether the product may count what an adult does. Minors are never asked. Source: docs/rules/analytics.md D-025,
   * D-126.
   */
  setAnalyticsConsent: contract({
    method: 'put',
    path: '/account/analytics',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ consent: z.boolean() }),
    output: z.object({ consent: z.boolean() }),
    errors: { 'settings.error.consent_minor': 403 },
  }),
}
