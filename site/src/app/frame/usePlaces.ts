import type { NavPlace } from '../feature.ts'
import { siteFeatures } from '../features.ts'
import { usePerson } from '../person.ts'

/** The places this person has, in order. */
export function usePlaces(): NavPlace[] {
  const { ageGroup } = usePerson()
  return siteFeatures
    .flatMap((feature) => feature.nav ?? [])
    .filter(({ ages }) => !ages || (ageGroup !== null && ages.includes(ageGroup)))
    .sort((a, b) => a.order - b.order)
}
