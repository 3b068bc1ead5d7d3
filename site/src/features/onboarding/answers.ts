import type { z } from 'zod/mini'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import type { BasicInfo, OnboardingAnswers, pronounChoices, sexes } from '#domain/onboarding/schema.ts'

/** What somebody has answered so far, as typed. */
export type Draft = {
  firstName: string
  age: string
  sex: (typeof sexes)[number] | null
  /** Two letters, or empty. */
  country: string
  zipcode: string
  pronouns: (typeof pronounChoices)[number] | null
  customPronouns: string
  showPronouns: boolean
  focusArea: FocusArea | null
  story: string
}

/** Nothing answered yet. */
export const emptyDraft: Draft = {
  firstName: '',
  age: '',
  sex: null,
  country: '',
  zipcode: '',
  pronouns: null,
  customPronouns: '',
  showPronouns: true,
  focusArea: null,
  story: '',
}

/** The answers of step 1 for their schema. What was not answered is missing, or no number. */
export function basicInfoOf(draft: Draft): z.input<typeof BasicInfo> {
  const { firstName, age, sex, country, zipcode, pronouns, customPronouns, showPronouns } = draft
  return {
    firstName,
    age: age.trim() === '' ? NaN : Number(age),
    sex: sex!,
    ...(country && { country }),
    zipcode,
    ...(pronouns && { pronouns }),
    ...(pronouns === 'custom' && { customPronouns }),
    showPronouns,
  }
}

/** Can these pronouns be shown to others? */
export const arePronounsShowable = (pronouns: Draft['pronouns']): boolean =>
  pronouns !== null && pronouns !== 'prefer-not-to-say'

/** Everything, for the call at the end. */
export const answersOf = (draft: Draft): z.input<typeof OnboardingAnswers> => ({
  ...basicInfoOf(draft),
  focusArea: draft.focusArea!,
  ...(draft.story.trim() && { story: draft.story.trim() }),
})
