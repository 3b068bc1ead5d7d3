import { useEffect } from 'react'
import { readDisplayPreferences } from '#domain/account/displayPreferences.ts'
import type { PersonView } from '#domain/account/views.ts'
import { replaceDisplayPreferences, saveDisplayPreferences } from './displayPreferences.ts'
import { localStore } from './localStore.ts'

/** Remembers for which age group the preset was last set, so that the member's own choice is kept. */
export const LAST_AGE_KEY = 'ek.age'

type Known = Pick<PersonView, 'ageGroup' | 'claimedAgeGroup' | 'comfort'>

/**
 * Makes the page look as the account wants it, on this device too. An account that never chose gets the preset of the
 * age group, once and again when the group changes; whatever this device chose stays.
 */
export function useAgePreset(person: Known | null | undefined): void {
  // A member who said Child at sign-up gets the child preset from then on; other claims wait for the age.
  const group = person?.ageGroup ?? (person?.claimedAgeGroup === 'child' ? 'child' : null)
  const chosen = person?.comfort
  useEffect(() => {
    if (!group) return
    if (chosen !== undefined) {
      localStore.set(LAST_AGE_KEY, group)
      replaceDisplayPreferences({ age: group, ...readDisplayPreferences(chosen) })
    } else if (localStore.get(LAST_AGE_KEY) !== group) {
      localStore.set(LAST_AGE_KEY, group)
      saveDisplayPreferences({ age: group })
    }
  }, [group, chosen])
}
