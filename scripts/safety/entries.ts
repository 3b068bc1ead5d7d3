import { ageGroups } from '#domain/account/ageGroup.ts'
import { locales } from '#messages/locales.ts'
import type { Example } from './corpus.ts'

/** Texts of one entry. */
const LENGTH = 3

/**
 * Puts texts together as members write a journal: three short ones in a row, of one language and age. Harmless ones
 * make a harmless entry; each urgent one stands between two harmless ones. A reader that takes the highest of many rows
 * of sentences finds more in them than in one text, also where nothing is.
 */
export function entriesOf(all: readonly Example[]): Example[] {
  return locales.flatMap((locale) =>
    ageGroups.flatMap((age) =>
      entriesOfGroup(all.filter((example) => example.locale === locale && example.age === age)),
    ),
  )
}

function entriesOfGroup(group: readonly Example[]): Example[] {
  const harmless = group.filter(({ level, profanity }) => level === 'none' && profanity === 'none')
  const at = (place: number) => harmless[place % harmless.length]!
  const calm = Array.from({ length: Math.floor(harmless.length / LENGTH) }, (_, entry) =>
    joined(
      Array.from({ length: LENGTH }, (_, part) => at(entry * LENGTH + part)),
      0,
    ),
  )
  const urgent = group
    .filter(({ level }) => level === 'urgent')
    .map((one, place) => joined([at(place * 2), one, at(place * 2 + 1)], 1))
  return [...calm, ...urgent]
}

/** One text of several, labelled as one of them; marks of personal data would stand elsewhere. */
const joined = (parts: readonly Example[], like: number): Example => ({
  ...parts[like]!,
  text: parts.map(({ text }) => text).join('\n'),
  personal: [],
})
