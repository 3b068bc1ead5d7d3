import type { CallInput } from '#domain/api/contract.ts'
import type { ProfileView, settingsApi } from '#domain/account/settingsApi.ts'
import { pronounChoices } from '#domain/onboarding/schema.ts'

/** What the member typed so far: every field a text, empty when nothing was chosen. */
export type ProfileDraft = {
  firstName: string
  username: string
  /** One of the choices, or empty. */
  pronouns: string
  customPronouns: string
  showPronouns: boolean
  birthDate: string
  timeZone: string
  country: string
  zipcode: string
}
type Body = CallInput<typeof settingsApi.updateProfile>['body']

const known: readonly string[] = pronounChoices

/** A stored profile as a draft. Pronouns we do not list are the member's own text. */
export const draftOf = (profile: ProfileView): ProfileDraft => {
  const own = profile.pronouns !== null && !known.includes(profile.pronouns)
  return {
    firstName: profile.firstName,
    username: profile.username,
    pronouns: own ? 'custom' : (profile.pronouns ?? ''),
    customPronouns: own ? profile.pronouns! : '',
    showPronouns: profile.showPronouns,
    birthDate: profile.birthDate ?? '',
    timeZone: profile.timeZone,
    country: profile.country ?? '',
    zipcode: profile.zipcode ?? '',
  }
}

/** A draft as it is sent. */
export const bodyOf = (draft: ProfileDraft): Body => ({
  firstName: draft.firstName,
  username: draft.username,
  pronouns: (draft.pronouns === 'custom' ? draft.customPronouns.trim() : draft.pronouns) || null,
  showPronouns: draft.showPronouns,
  birthDate: draft.birthDate || null,
  timeZone: draft.timeZone,
  country: draft.country || null,
  zipcode: draft.zipcode.trim() || null,
})

/** Returns whether others could see something. */
export const hasPronouns = ({ pronouns, customPronouns }: ProfileDraft): boolean =>
  pronouns === 'custom' ? customPronouns.trim() !== '' : pronouns !== '' && pronouns !== 'prefer-not-to-say'
