import { useSyncExternalStore } from 'react'
import type { AgeGroup } from '#domain/account/ageGroup.ts'

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-age'] })
  return () => observer.disconnect()
}
const current = (): AgeGroup => (document.documentElement.dataset.age as AgeGroup | undefined) ?? 'adult'

/**
 * The age preset in force: `data-age` on `<html>`, from the account or the display preferences. For how a screen looks
 * and talks; the member's own age (and whether a guardian reads along) is `usePerson().ageGroup`.
 */
export const useAge = (): AgeGroup => useSyncExternalStore(watch, current)
