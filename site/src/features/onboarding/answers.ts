import { z } from 'zod/mini'
import { areOfChild, OnboardingAnswers, type BasicInfo } from '#domain/onboarding/schema.ts'

const { sex, pronouns, focusArea } = OnboardingAnswers.shape
const text = z._default(z.string(), '')

/** What a member has answered so far, as typed; nothing by default. */
export const Draft = z.object({
  firstName: text,
  age: text,
  sex: z._default(z.nullable(sex), null),
  /** Two letters, or empty. */
  country: text,
  zipcode: text,
  pronouns: z._default(z.nullable(pronouns), null),
  customPronouns: text,
  showPronouns: z._default(z.boolean(), true),
  focusArea: z._default(z.nullable(focusArea), null),
  story: text,
  /** Wants messages of the coach; asked of adults and elders on the last step. */
  wantsCoach: z._default(z.boolean(), false),
  /** The step that was open; the overview asks nothing. */
  step: z._default(z.nullable(z.string()), null),
  /** A child said "Not now" to the question about focus areas. */
  isFocusLater: z._default(z.boolean(), false),
})
export type Draft = z.output<typeof Draft>

/** The answers of step 1 for their schema. What was not answered is missing, or no number. */
export function basicInfoOf(draft: Draft): z.input<typeof BasicInfo> {
  const { firstName, age, sex, country, zipcode, pronouns, customPronouns, showPronouns } = draft
  const years = age.trim() === '' ? NaN : Number(age)
  return {
    firstName,
    age: years,
    ...(country && { country }),
    // A child was not asked, and what was typed before the age was known stays here.
    ...(!areOfChild({ age: years }) && { zipcode, ...(sex && { sex }) }),
    ...(pronouns && { pronouns }),
    ...(pronouns === 'custom' && { customPronouns }),
    showPronouns,
  }
}

/** Returns whether the age that was typed is a child's. */
export const isChildDraft = ({ age }: Draft): boolean => areOfChild({ age: Number(age) })

/** Can these pronouns be shown to others? */
export const arePronounsShowable = (pronouns: Draft['pronouns']): boolean =>
  pronouns !== null && pronouns !== 'prefer-not-to-say'

/** Everything, for the call at the end. */
export const answersOf = (draft: Draft): z.input<typeof OnboardingAnswers> => ({
  ...basicInfoOf(draft),
  ...(draft.focusArea && { focusArea: draft.focusArea }),
  ...(draft.story.trim() && { story: draft.story.trim() }),
  ...(draft.wantsCoach && { wantsCoach: true }),
})
