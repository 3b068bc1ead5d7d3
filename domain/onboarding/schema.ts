import { z } from 'zod/mini'
import { AGE_MAX, AGE_MIN, assignAgeGroup } from '../account/ageGroup.ts'
import { Username } from '../account/credentials.ts'
import { focusAreas } from '../account/focusAreas.ts'
import { CountryCode, isZipOf, Zipcode } from '../account/zipcode.ts'

/** Values of the question about sex. Source: docs/rules/onboarding.md S-000-3. */
export const sexes = ['male', 'female', 'nonbinary', 'prefer-not-to-say'] as const
/** Pronoun choices; `custom` asks for own words. Source: docs/rules/onboarding.md S-000-5. */
export const pronounChoices = ['she/her', 'he/him', 'they/them', 'custom', 'prefer-not-to-say'] as const
/** Longest story, in characters. Source: docs/rules/onboarding.md S-000-9. */
export const STORY_MAX = 200
/** Longest first name, in characters. */
export const FIRST_NAME_MAX = 60
/** Longest own pronouns, in characters. */
export const PRONOUNS_MAX = 40

/** What step 1 asks. */
const asked = z.strictObject({
  firstName: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'onboarding.field.first_name' }), z.maxLength(FIRST_NAME_MAX)),
  age: z
    .int({ error: 'onboarding.field.age' })
    .check(
      z.gte(AGE_MIN, { error: 'onboarding.field.age' }),
      z.lte(AGE_MAX, { error: 'onboarding.field.age' }),
    ),
  /** Not asked of children, as the zip code. Source: docs/rules/onboarding.md B-33. */
  sex: z.optional(z.enum(sexes, { error: 'onboarding.field.sex' })),
  /** The country of the zip code; without it any code is taken. Source: docs/rules/account.md D-017. */
  country: z.optional(CountryCode),
  zipcode: z.optional(Zipcode),
  pronouns: z.optional(z.enum(pronounChoices)),
  customPronouns: z.optional(z.string().check(z.trim(), z.maxLength(PRONOUNS_MAX))),
  showPronouns: z._default(z.boolean(), true),
})

/** Returns whether these answers are a child's, who is asked less. Source: docs/rules/onboarding.md B-33. */
export const areOfChild = ({ age }: { age?: unknown }): boolean =>
  typeof age === 'number' && assignAgeGroup(age) === 'child'

type Given = { age?: unknown; sex?: unknown; zipcode?: unknown; focusArea?: unknown }
/** A question that all but children have to answer; said together with what else is wrong, not after it. */
const required = (name: 'sex' | 'zipcode' | 'focusArea', error: string) =>
  z.refine<Given>((given) => given[name] !== undefined || areOfChild(given), {
    error,
    path: [name],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Step 1 of 4. */
export const BasicInfo = asked.check(
  required('sex', 'onboarding.field.sex'),
  required('zipcode', 'onboarding.field.zipcode'),
  z.refine(({ country, zipcode }) => zipcode === undefined || isZipOf(country ?? null, zipcode), {
    error: 'onboarding.field.zipcode_country',
    path: ['zipcode'],
    // Said together with what else is wrong, not after it.
    when: ({ value }) => typeof (value as { zipcode?: unknown } | null)?.zipcode === 'string',
  }),
)

/** Everything onboarding collects, saved at its end in one go. */
export const OnboardingAnswers = z
  .extend(BasicInfo, {
    /** Children may say "Not now". */
    focusArea: z.optional(z.enum(focusAreas, { error: 'onboarding.field.focus_area' })),
    story: z.optional(z.string().check(z.trim(), z.maxLength(STORY_MAX))),
    /** Another username, for a minor whose first one gives them away. Source: docs/rules/account.md D-018. */
    username: z.optional(Username),
    /** The coach may write. Not asked of children and teens. Source: docs/rules/coach.md B-36. */
    wantsCoach: z.optional(z.boolean()),
  })
  .check(required('focusArea', 'onboarding.field.focus_area'))
