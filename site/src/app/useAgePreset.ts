import { useEffect } from 'react'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { saveComfort } from '../lib/comfort.ts'
import { localStore } from '../lib/localStore.ts'

/** Remembers for which age group the preset was last set, so that a choice of one's own is kept. */
export const LAST_AGE_KEY = 'ek.age'

/** Sets the preset of the person's age group once, and again when the group changes; Comfort settings may change it. */
export function useAgePreset(group: AgeGroup | null): void {
  useEffect(() => {
    if (!group || localStore.get(LAST_AGE_KEY) === group) return
    localStore.set(LAST_AGE_KEY, group)
    saveComfort({ age: group })
  }, [group])
}
