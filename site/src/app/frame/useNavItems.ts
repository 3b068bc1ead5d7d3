import type { MessageGroup } from '#messages/site/messageGroups.ts'
import type { NavItem } from '../../lib/feature.ts'
import { siteFeatures } from '../features.ts'
import { usePerson } from '../../lib/person.ts'

/** A place, with the words its mark shows. */
export type NavEntry = NavItem & { messages: readonly MessageGroup[] }

/** The places this person has, in order. */
export function useNavItems(): NavEntry[] {
  const { ageGroup } = usePerson()
  return siteFeatures
    .flatMap(({ nav = [], messages = [] }) => nav.map((item) => ({ ...item, messages })))
    .filter(({ ages }) => !ages || (ageGroup !== null && ages.includes(ageGroup)))
    .sort((a, b) => a.order - b.order)
}
