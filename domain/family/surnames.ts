/**
 * Surnames of many people that stand on our lists of words as insults. By hand and short; none that is also a verb or a
 * vulgar word with an article, which would say something after all.
 */
const surnames = new Set('Cerda Coons Dyke Dykes Mong Negre Nègre'.split(' '))
/** What stands beside a surname in the name of a family. */
const beside = new Set(
  'the family team house of van von de y et and und familia famille casa maison عائلة آل أسرة'.split(' '),
)

/** Articles, which belong to a surname after `de` alone: "De la Cerda". */
const articles = new Set(['el', 'la', 'los', 'las'])

/**
 * Returns whether the name of a family is a listed surname, written as names are, and says nothing else about anybody
 * ("The Van Dyke family"). Source: docs/rules/family.md S-000-3.
 */
export function isOnlySurname(name: string): boolean {
  const words = name
    .normalize('NFC')
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
  const listed = words.filter((word) => surnames.has(word))
  return (
    listed.length === 1 &&
    words.every((word, at) => {
      const lower = word.toLowerCase()
      return (
        surnames.has(word) ||
        beside.has(lower) ||
        (articles.has(lower) && words[at - 1]?.toLowerCase() === 'de')
      )
    })
  )
}
