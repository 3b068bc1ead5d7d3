import type { MessageGroup } from '#messages/site/messageGroups.ts'
import type { NavItem } from '../../lib/feature.ts'
import { siteFeatures } from '../features.ts'
import { usePerson } from '../../lib/person.ts'

/** An entry of the navigation, with the messages its mark shows. */
export type NavEntry = NavItem & { messages: readonly MessageGroup[] }

/** Returns the entries this member has, in order. */
export function useNavItems(): NavEntry[] {
  const { ageGroup } = usePerson()
  return siteFeatures
    .flatMap(({ nav = [], messages = [] }) => nav.map((item) => ({ ...item, messages })))
    .filter(({ ages }) => !ages || (ageGroup !== null && ages.includes(ageGroup)))
    .sort((a, b) => a.order - b.order)
}
