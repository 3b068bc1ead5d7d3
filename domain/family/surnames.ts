/**
 * Surnames of many people that stand on our lists of words as insults. By hand and short; none that is also a verb or a
 * vulgar word with an article, which would say something after all.
 */
const surnames = new Set('Cerda Coons Dyke Dykes Mong Negre Nègre'.split(' '))
/** What stands beside a surname in the name of a family. */
const beside = new Set(
  'the family team house of van von de la el los las les y et and und familia famille casa maison عائلة آل أسرة'.split(
    ' ',
  ),
)

/**
 * Returns whether the name of a family is a listed surname, written as names are, and says nothing else about anybody
 * ("The Van Dyke family"). Source: docs/rules/family.md S-000-3.
 */
export function isOnlySurname(name: string): boolean {
  const words = name
    .normalize('NFC')
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
  return (
    words.some((word) => surnames.has(word)) &&
    words.every((word) => surnames.has(word) || beside.has(word.toLowerCase()))
  )
}
