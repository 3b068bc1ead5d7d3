import { describe, expect, it } from 'vitest'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { moods } from '#domain/checkins/moods.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { CONTENT_MAX, TAG_MAX } from '#domain/content/schema.ts'
import { topics } from '#domain/content/topics.ts'
import { locales } from '#messages'
import { motivationalContent as pieces } from '#seed/content/motivation.ts'
import { recordings } from '#seed/content/recordings.ts'
import { pieceText } from '#seed/pieceText.ts'

/** Source: docs/rules/content.md B-41. */
const LEAST = 60
const LEAST_BY_AGE = 15
const wordsOf = (locale: (typeof locales)[number]) => [
  ...pieces.map(({ words }) => words[locale]),
  ...recordings.map(({ words }) => words[locale]),
]
/** What readers see, sentence by sentence. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/^(?:- |\d+\. |!\w+ |\d:\d\d )/gm, '')
    .split(/(?<=[.?؟:])\s+|\n+/)
    .map((sentence) => sentence.trim().toLocaleLowerCase())

describe('pieces of a new installation', () => {
  it('are enough, for every age', () => {
    expect(pieces.length).toBeGreaterThanOrEqual(LEAST)
    for (const age of ageGroups)
      expect(pieces.filter(({ ageGroup }) => ageGroup === age).length).toBeGreaterThanOrEqual(LEAST_BY_AGE)
  })

  it.each(ageGroups)('have something of their own for every feeling of a %s', (age) => {
    const felt = new Set(
      pieces.filter(({ ageGroup }) => ageGroup === age).map(({ targetMood }) => targetMood),
    )
    expect(moods.filter((mood) => !felt.has(mood))).toEqual([])
  })

  it('use every topic, and only those with a name in every language', () => {
    const used = new Set([...pieces, ...recordings].flatMap(({ tags }) => tags))
    expect([...used].sort()).toEqual([...topics].sort())
    expect(topics.filter((topic) => topic.length > TAG_MAX)).toEqual([])
  })

  it.each(locales)('are alike in no title and no line (%s)', (locale) => {
    const titles = wordsOf(locale).map(({ title }) => title.toLocaleLowerCase())
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const seen = new Map<string, number>()
    for (const { content } of wordsOf(locale))
      // Very short ones, such as "Stop." and what is spoken in a story, can come again.
      for (const sentence of sentencesOf(content).filter((one) => one.length > 25))
        seen.set(sentence, (seen.get(sentence) ?? 0) + 1)
    expect([...seen].filter(([, times]) => times > 1)).toEqual([])
  })

  it.each(locales)('are words of their own language, whole and within the limits (%s)', (locale) => {
    for (const { title, content } of wordsOf(locale)) {
      expect(title.length).toBeLessThanOrEqual(120)
      expect(content.length).toBeLessThan(CONTENT_MAX)
      expect(readRichText(pieceText(content)).issue).toBeNull()
    }
    if (locale === 'en') return
    const english = new Set(wordsOf('en').flatMap(({ title, content }) => [title, content]))
    // A name is the same in two languages.
    const same = wordsOf(locale).flatMap(({ title, content }) =>
      [title, content].filter((one) => english.has(one)),
    )
    expect(same).toEqual([])
  })

  it.each(locales)('have the same parts in every language (%s)', (locale) => {
    const partsOf = (content: string) =>
      readRichText(pieceText(content)).text.map((block) =>
        block.type === 'list' ? `list of ${block.items.length}` : block.type,
      )
    for (const { key, words } of pieces)
      expect([key, ...partsOf(words[locale].content)]).toEqual([key, ...partsOf(words.en.content)])
  })

  it('promise no cure and send readers with medicine to their doctor', () => {
    const texts = pieces.map(({ words }) => words.en.content)
    expect(
      texts.filter((text) => /\b(cures?|heals?|guaranteed?|proven|will make you)\b/i.test(text)),
    ).toEqual([])
    const medicine = texts.filter((text) => /\b(medicines?|pills?)\b/i.test(text))
    expect(medicine.length).toBeGreaterThanOrEqual(2)
    expect(medicine.filter((text) => !/\bdoctor\b/.test(text))).toEqual([])
  })

  it('name where to find help at every age', () => {
    for (const age of ageGroups) {
      const own = pieces.filter(({ ageGroup }) => ageGroup === age)
      expect(own.some(({ words }) => words.en.content.includes('!help'))).toBe(true)
    }
  })
})

describe('recordings of a new installation', () => {
  it('are eight, each with guidance in every language, with times that lie in order', () => {
    expect(recordings).toHaveLength(8)
    for (const { words } of recordings) {
      const timesOf = (locale: (typeof locales)[number]) =>
        words[locale].transcript.split('\n').map((line) => {
          const [, minute, second] = /^(\d):(\d\d) \S/.exec(line)!
          return Number(minute) * 60 + Number(second)
        })
      const times = timesOf('en')
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const locale of locales) expect(timesOf(locale)).toEqual(times)
    }
  })
})
