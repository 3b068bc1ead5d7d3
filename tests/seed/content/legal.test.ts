import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { readRichText } from '#domain/content/readRichText.ts'
import { legalDocuments, legalPages, readings, type Reading } from '#domain/legal/documents.ts'
import { locales } from '#messages'
import { firstTexts } from '#seed/content/legal/index.ts'
import { storedLegalText } from '#seed/content/legal/storedLegalText.ts'
import { sentencesOf, wordsOf } from '#tests/messages/texts.ts'

/** The highest school grade of each reading. Source: docs/rules/legal.md X-7. */
const grades: Readonly<Record<Reading, number>> = { child: 4, teen: 7, adult: 9 }
const names = [...legalDocuments, ...legalPages]
const all = names.flatMap((name) => readings.map((reading) => [name, reading] as const))

const gradeOf = (text: string) => {
  // A heading is no sentence: it would make every text look easy.
  const lines = text.split('\n').filter((line) => !line.startsWith('## '))
  const sentences = sentencesOf(lines.map((line) => line.replace(/^- /, '')).join('\n'))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}

describe('the legal texts of a new installation', () => {
  it.each(all)('%s for %s is easy enough in English', (name, reading) => {
    expect(gradeOf(firstTexts.en[name][reading])).toBeLessThanOrEqual(grades[reading])
  })

  it.each(all)('%s for %s has the same parts in every language', (name, reading) => {
    const shape = (locale: (typeof locales)[number]) =>
      storedLegalText(firstTexts[locale][name][reading]).root.children.map(({ type }) => type)
    for (const locale of locales) {
      expect(shape(locale), locale).toEqual(shape('en'))
      const { text, issue } = readRichText(storedLegalText(firstTexts[locale][name][reading]))
      expect(issue, locale).toBeNull()
      expect(text.length).toBeGreaterThan(2)
    }
  })

  it('keep every figure in every language', () => {
    // Arabic has a form of its own for two, also before another noun; alone the same letters mean "daily".
    const figures = (text: string) =>
      text
        .replace(/يومين|يومي (?=عمل)/g, '2')
        .match(/\d+/g)
        ?.sort()
    for (const [name, reading] of all)
      for (const locale of locales)
        expect(figures(firstTexts[locale][name][reading]), `${locale} ${name} ${reading}`).toEqual(
          figures(firstTexts.en[name][reading]),
        )
  })

  it('are translated', () => {
    for (const [name, reading] of all)
      for (const locale of locales.filter((one) => one !== 'en'))
        expect(firstTexts[locale][name][reading]).not.toBe(firstTexts.en[name][reading])
  })

  it.each([
    ['refunds', 'first 7 days'],
    ['refunds', 'part of the period that you have not used'],
    ['refunds', 'within 14 days if you have not opened'],
    ['refunds', 'within 30 days'],
    ['refunds', 'within 2 business days'],
    ['refunds', 'within 5 to 7 business days'],
    ['refunds', '3 to 5 days more'],
    ['shipping', 'within 2 to 3 business days'],
    ['shipping', 'Standard: 5 to 7 days'],
    ['shipping', 'Express: 2 to 3 days'],
    ['shipping', 'Other countries: 10 to 15 days'],
    ['privacy', '7 years'],
    ['privacy', '26 months'],
    ['guidelines', 'First, a warning.'],
    ['guidelines', '24-hour mute'],
    ['guidelines', '7-day suspension'],
    ['guidelines', 'permanent ban right away'],
    ['guidelines', 'appeal once, within 30 days'],
    ['terms', 'free trial of 7 days, once for each person'],
    ['terms', 'A child or teen asks a guardian, and the guardian pays'],
    ['privacy', 'voice notes'],
    ['privacy', 'What you write in rooms: 12 months, and 6 months in rooms for children and teens'],
    ['privacy', 'A payment company takes payments'],
    ['privacy', 'There, under Privacy, you can ask for a copy of it'],
    ['privacy', 'We never count what children and teens do'],
    ['safety', 'no software tells the household anything'],
    ['safety', 'can two people on our staff read it'],
  ] as const)('%s says: %s', (name, text) => {
    expect(firstTexts.en[name].adult).toContain(text)
  })

  it.each(all)('%s for %s speaks of no part as still to come', (name, reading) => {
    expect(firstTexts.en[name][reading]).not.toMatch(
      /not open yet|once (it|they|the store) |by hand|can not buy things here yet/i,
    )
  })
})
