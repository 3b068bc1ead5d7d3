import { describe, expect, it } from 'vitest'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { focusAreas } from '#domain/account/focusAreas.ts'
import { composeCurated, type SuggestionRequest } from '#domain/ai/composeCurated.ts'
import { isFitToShow } from '#domain/ai/isFitToShow.ts'
import { entries, type Entry, type EntryKey } from '#domain/ai/library/entries.ts'
import { keyOfText, library } from '#domain/ai/library/index.ts'
import { moodPatternOf } from '#domain/ai/moodPattern.ts'
import { headlineOf, suggestionTypes, type Suggestion } from '#domain/ai/suggestions.ts'
import { moods } from '#domain/checkins/moods.ts'
import { locales } from '#messages/locales.ts'

const request = (over: Partial<SuggestionRequest> = {}): SuggestionRequest => ({
  locale: 'en',
  ageGroup: 'adult',
  focusAreas: ['anxiety'],
  moods: [{ mood: 'anxious', intensity: 4, daysAgo: 0 }],
  recent: [],
  seed: 'a',
  ...over,
})
const words = (set: readonly Suggestion[]) => set.map(({ content }) => content)
const keysFor = (age: (typeof ageGroups)[number]) =>
  (Object.entries(entries) as [EntryKey, Entry][]).filter(([, { ages }]) => ages.includes(age))

describe('the library', () => {
  it('has more than sixty texts, of every kind for every age', () => {
    expect(Object.keys(entries).length).toBeGreaterThan(60)
    for (const age of ageGroups) {
      expect(new Set(keysFor(age).map(([, { type }]) => type)), age).toEqual(new Set(suggestionTypes))
      // Five new ones beside the twenty that are remembered.
      expect(keysFor(age).length, age).toBeGreaterThanOrEqual(25)
    }
  })

  it.each(locales)('in %s passes every rule a model has to keep, and no text comes twice', (locale) => {
    const texts = Object.values(library[locale])
    expect(texts.filter((text) => !isFitToShow(text, locale))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      const { headline, rest } = headlineOf(text)
      expect(headline.length, text).toBeLessThan(90)
      expect(rest, text).not.toBe('')
    }
  })

  it('sends no child outside, away or to a screen', () => {
    const outside = /\b(outside|street|park|walk|bike|swim|stove|knife|climb|online|chat|phone|message)\b/i
    for (const [key] of keysFor('child')) expect(library.en[key], key).not.toMatch(outside)
  })

  it('is known by its words in every language', () => {
    for (const locale of locales) {
      for (const [key, text] of Object.entries(library[locale])) expect(keyOfText(text)).toBe(key)
    }
    expect(keyOfText('Something a model wrote.')).toBeUndefined()
  })
})

describe('five of our texts', () => {
  it.each(ageGroups)('fit a %s in every language, mood and area, and are of five kinds', (ageGroup) => {
    for (const locale of locales)
      for (const mood of moods)
        for (const area of focusAreas) {
          const set = composeCurated(
            request({ locale, ageGroup, focusAreas: [area], moods: [{ mood, intensity: 3, daysAgo: 0 }] }),
          )
          expect(new Set(words(set)).size).toBe(5)
          expect(new Set(set.map(({ type }) => type)).size).toBe(5)
          for (const { content } of set) {
            const key = keyOfText(content)!
            expect(entries[key].ages).toContain(ageGroup)
            expect(library[locale][key]).toBe(content)
          }
        }
  })

  it('are the same for the same person and day, and differ between days, moods and areas', () => {
    expect(composeCurated(request())).toEqual(composeCurated(request()))
    const other = [
      request({ seed: 'b' }),
      request({ moods: [{ mood: 'tired', intensity: 4, daysAgo: 0 }] }),
      request({ focusAreas: ['grief'] }),
    ]
    for (const changed of other)
      expect(words(composeCurated(changed))).not.toEqual(words(composeCurated(request())))
  })

  it('do not come again within twenty, in whatever language they were shown', () => {
    let recent: string[] = []
    for (let set = 0; set < 12; set += 1) {
      const made = composeCurated(request({ ageGroup: 'child', recent, seed: String(set % 3) }))
      const known = recent.map((text) => keyOfText(text))
      for (const { content } of made) expect(known).not.toContain(keyOfText(content))
      const translated = made.map(({ content }) => library.ar[keyOfText(content)!])
      recent = [...translated, ...recent].slice(0, 20)
    }
  })

  it('come back oldest first when nearly everything was shown', () => {
    const all = keysFor('child').map(([key]) => library.en[key])
    const set = words(composeCurated(request({ ageGroup: 'child', recent: all })))
    expect(set).toEqual(all.slice(-5).reverse())
  })

  it('leave out what a member declined for good, down to nothing', () => {
    const [first, second] = composeCurated(request())
    const declined = [first!, second!].map(({ content }) => library.fr[keyOfText(content)!])
    const set = composeCurated(request({ declined }))
    expect(set).toHaveLength(5)
    expect(words(set)).not.toContain(first!.content)
    expect(words(set)).not.toContain(second!.content)
    expect(composeCurated(request({ declined: Object.values(library.en) }))).toEqual([])
  })

  it('are made for the mood: what fits comes before what does not', () => {
    const fits = (mood: 'tired' | 'angry') => {
      const points = [{ mood, intensity: 5, daysAgo: 0 }]
      return words(composeCurated(request({ moods: points }))).filter((text) => {
        const { patterns } = entries[keyOfText(text)!] as Entry
        return patterns.includes(moodPatternOf(points))
      }).length
    }
    expect(fits('tired')).toBe(5)
    expect(fits('angry')).toBeGreaterThanOrEqual(4)
  })
})

describe('the pattern of moods', () => {
  const point = (mood: (typeof moods)[number], intensity = 3) => ({ mood, intensity, daysAgo: 0 })
  it('is what weighs most: recent and strong ones more', () => {
    expect(moodPatternOf([])).toBe('steady')
    expect(moodPatternOf([point('angry')])).toBe('stirred')
    expect(moodPatternOf([point('sad', 5), point('happy', 2), point('happy', 2)])).toBe('low')
    expect(moodPatternOf([point('happy', 1), point('tired', 5), point('tired', 5)])).toBe('tired')
    expect(moodPatternOf([point('happy'), point('excited')])).toBe('bright')
  })
})

describe('the headline', () => {
  it('is the first sentence, in every script', () => {
    expect(headlineOf('Sit down. Then wait.')).toEqual({ headline: 'Sit down.', rest: 'Then wait.' })
    expect(headlineOf('هل أنت هنا؟ اجلس قليلًا.')).toEqual({ headline: 'هل أنت هنا؟', rest: 'اجلس قليلًا.' })
    expect(headlineOf('No end')).toEqual({ headline: 'No end', rest: '' })
  })
})
