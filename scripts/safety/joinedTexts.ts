import type { Example } from './corpus.ts'
import { randomOf } from './random.ts'

/** Most texts put together. */
const TEXTS_MAX = 4
const SEED = 11

/**
 * Puts harmless texts of one language and age together by chance: entries of a journal are longer than the texts of the
 * corpus, and more rows of sentences mislead. `count`: how many such entries.
 */
export function joinedTexts(examples: readonly Example[], count: number): Example[] {
  const random = randomOf(SEED)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const groups = new Map<string, Example[]>()
  for (const example of examples.filter(isHarmless)) {
    const group = groups.get(groupOf(example))
    if (group) group.push(example)
    else groups.set(groupOf(example), [example])
  }
  const all = [...groups.values()].flat()
  return Array.from({ length: count }, () => {
    const first = pick(all)
    const others = Array.from({ length: 1 + Math.floor(random() * (TEXTS_MAX - 1)) }, () =>
      pick(groups.get(groupOf(first))!),
    )
    return { ...first, text: [first, ...others].map(({ text }) => text).join('\n') }
  })
}

const isHarmless = ({ level, profanity }: Example) => level === 'none' && profanity !== 'severe'
const groupOf = ({ locale, age }: Example) => `${locale} ${age}`
