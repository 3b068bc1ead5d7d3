import { describe, expect, it } from 'vitest'
import { riskLevels } from '#domain/moderation/assessment.ts'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { locales } from '#messages/locales.ts'
import { readCorpus, splits } from '../../../scripts/safety/corpus.ts'

const corpus = readCorpus()
/** Kinds of harmless texts that look like danger. */
const hardKinds = new Set([
  'grief',
  'recovery',
  'helping',
  'quote',
  'idiom',
  'game',
  'lookalike',
  'medical',
  'sport',
])

describe.each(locales)('the corpus in %s', (locale) => {
  const texts = corpus.filter((example) => example.locale === locale)
  const at = (level: string) => texts.filter((example) => example.level === level)

  it('is wide enough', () => {
    expect(texts.length).toBeGreaterThanOrEqual(1_500)
    expect(at('urgent').length).toBeGreaterThanOrEqual(350)
    expect(at('concern').length).toBeGreaterThanOrEqual(300)
    expect(at('watch').length).toBeGreaterThanOrEqual(250)
    expect(at('none').length).toBeGreaterThanOrEqual(600)
    const hard = at('none').filter(({ kinds }) => kinds.some((kind) => hardKinds.has(kind)))
    expect(hard.length).toBeGreaterThanOrEqual(200)
  })

  it('has every level in every part', () => {
    for (const split of splits)
      for (const level of riskLevels)
        expect(at(level).filter((example) => example.split === split).length).toBeGreaterThan(40)
  })

  it('marks personal data where it stands', () => {
    for (const { text, personal } of texts)
      for (const { start, end } of personal) {
        expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
        expect(end).toBeGreaterThan(start)
      }
  })
})

it('has no text in two parts', () => {
  const partOf = new Map<string, string>()
  const twice: string[] = []
  for (const { text, split } of corpus) {
    const plain = normalizeText(text)
    const known = partOf.get(plain)
    if (known !== undefined && known !== split) twice.push(text)
    partOf.set(plain, split)
  }
  expect(twice).toEqual([])
})

it('counts enough scenarios', () => {
  const some = (level: (name: string) => boolean) =>
    new Set(corpus.filter((example) => level(example.level)).map(({ scenario }) => scenario)).size
  expect(some((level) => level !== 'none')).toBeGreaterThanOrEqual(120)
  expect(some((level) => level === 'none')).toBeGreaterThanOrEqual(40)
})
