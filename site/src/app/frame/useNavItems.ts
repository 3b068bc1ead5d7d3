import type { NavItem } from '../../lib/feature.ts'
import { siteFeatures } from '../features.ts'
import { usePerson } from '../../lib/person.ts'

/** The places this person has, in order. */
export function useNavItems(): NavItem[] {
  const { ageGroup } = usePerson()
  return siteFeatures
    .flatMap((feature) => feature.nav ?? [])
    .filter(({ ages }) => !ages || (ageGroup !== null && ages.includes(ageGroup)))
    .sort((a, b) => a.order - b.order)
}
