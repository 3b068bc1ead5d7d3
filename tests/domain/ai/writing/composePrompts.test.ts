import { describe, expect, it } from 'vitest'
import { ageGroups, type AgeGroup } from '#domain/account/ageGroup.ts'
import { focusAreas } from '#domain/account/focusAreas.ts'
import { isFitToShow } from '#domain/ai/isFitToShow.ts'
import { moodPatternOf } from '#domain/ai/moodPattern.ts'
import type { Entry } from '#domain/ai/pickTexts.ts'
import { composePrompts, promptIn, type PromptRequest } from '#domain/ai/writing/composePrompts.ts'
import { entries, type PromptKey } from '#domain/ai/writing/entries.ts'
import { applyReflectionClosed } from '#domain/ai/writing/events.ts'
import { keyOfPrompt, promptLibrary } from '#domain/ai/writing/library.ts'
import {
  PROMPTS_MADE,
  PROMPT_REST_DAYS,
  promptAreas,
  type DailyReflectionView,
  type PromptArea,
} from '#domain/ai/writing/schema.ts'
import { moods } from '#domain/checkins/moods.ts'
import { locales } from '#messages/locales.ts'

const request = (over: Partial<PromptRequest> = {}): PromptRequest => ({
  locale: 'en',
  ageGroup: 'adult',
  focusAreas: ['anxiety'],
  moods: [{ mood: 'anxious', intensity: 4, daysAgo: 0 }],
  recent: [],
  seed: 'a',
  named: null,
  count: PROMPTS_MADE,
  ...over,
})
const words = (over: Partial<PromptRequest> = {}) => composePrompts(request(over)).map(({ prompt }) => prompt)
const entryOf = (prompt: string): Entry<PromptArea> => entries[keyOfPrompt(prompt)!]
const keysFor = (age: AgeGroup) =>
  (Object.entries(entries) as [PromptKey, Entry<PromptArea>][]).filter(([, { ages }]) => ages.includes(age))

describe('the library of prompts', () => {
  it.each(ageGroups)('has one about every area for a %s, and enough for the days none comes back', (age) => {
    expect(new Set(keysFor(age).map(([, { type }]) => type))).toEqual(new Set(promptAreas))
    expect(keysFor(age).length).toBeGreaterThanOrEqual(PROMPT_REST_DAYS)
  })

  it.each(locales)(
    'in %s passes every rule a model has to keep, asks something, and says nothing twice',
    (locale) => {
      const texts = Object.values(promptLibrary[locale])
      expect(texts.filter((text) => !isFitToShow(text, locale))).toEqual([])
      expect(texts.filter((text) => !/[?؟]/.test(text))).toEqual([])
      expect(texts.filter((text) => text.length > 130)).toEqual([])
      expect(new Set(texts).size).toBe(texts.length)
      for (const [key, text] of Object.entries(promptLibrary[locale])) expect(keyOfPrompt(text)).toBe(key)
    },
  )

  it('asks no child for a secret, a name or a place, and sends none outside', () => {
    const unfit = /\b(secret|name of|address|school|street|outside|park|online|phone|photo|alone)\b/i
    for (const [key] of keysFor('child')) expect(promptLibrary.en[key], key).not.toMatch(unfit)
  })
})

describe('prompts of our editors', () => {
  it.each(ageGroups)('fit a %s in every language, mood and area, each about another area', (ageGroup) => {
    for (const locale of locales)
      for (const mood of moods)
        for (const area of focusAreas) {
          const set = composePrompts(
            request({ locale, ageGroup, focusAreas: [area], moods: [{ mood, intensity: 3, daysAgo: 0 }] }),
          )
          expect(new Set(set.map((one) => one.area)).size).toBe(PROMPTS_MADE)
          for (const { prompt, area: about } of set) {
            expect(entryOf(prompt)).toMatchObject({ type: about })
            expect(entryOf(prompt).ages).toContain(ageGroup)
            expect(promptLibrary[locale][keyOfPrompt(prompt)!]).toBe(prompt)
          }
        }
  })

  it('suit the mood first', () => {
    for (const mood of moods) {
      const points = [{ mood, intensity: 5, daysAgo: 0 }]
      const fitting = words({ moods: points }).filter((prompt) => {
        const { patterns } = entryOf(prompt)
        return patterns.length === 0 || patterns.includes(moodPatternOf(points))
      })
      expect(fitting.length, mood).toBe(PROMPTS_MADE)
    }
  })

  it('follow the mood that is named, whatever the last days were', () => {
    const sad = Array.from({ length: 7 }, (_, daysAgo) => ({ mood: 'sad' as const, intensity: 5, daysAgo }))
    for (const prompt of words({ named: 'happy', moods: sad }))
      expect(entryOf(prompt).patterns).toContain('bright')
    for (const prompt of words({ moods: sad })) expect(entryOf(prompt).patterns).toContain('low')
  })

  it('are the same for the same person and day, and differ between days, moods and areas', () => {
    expect(words()).toEqual(words())
    const days = ['a', 'b', 'c', 'd'].map((seed) => words({ seed }).join())
    expect(new Set(days).size).toBeGreaterThan(1)
    const low = { moods: [{ mood: 'sad' as const, intensity: 4, daysAgo: 0 }] }
    expect(words(low)).not.toEqual(words())
    expect(words({ ...low, focusAreas: ['grief'] })).not.toEqual(words({ ...low, focusAreas: ['pressure'] }))
  })

  it('one a day does not come back within thirty days, in whatever language it was shown', () => {
    for (const ageGroup of ageGroups) {
      const shown: string[] = []
      for (let day = 0; day < PROMPT_REST_DAYS; day += 1) {
        const locale = locales[day % locales.length]!
        const [prompt] = words({ ageGroup, locale, recent: shown, seed: String(day), count: 1 })
        shown.unshift(prompt!)
      }
      expect(new Set(shown.map(keyOfPrompt)).size).toBe(PROMPT_REST_DAYS)
    }
  })

  it('are read in another language by a reader who changes it; the words of a model stay', () => {
    expect(promptIn('ar', promptLibrary.fr.heavy)).toBe(promptLibrary.ar.heavy)
    expect(promptIn('ar', 'What did a model ask?')).toBe('What did a model ask?')
  })
})

describe('closing the question of a day', () => {
  const open: DailyReflectionView = {
    id: 'a',
    prompt: 'How?',
    focus_area: 'growth',
    source: 'curated',
    day: '2026-03-12',
    isClosed: false,
    canUseModel: false,
    fromModel: false,
    offerSupport: false,
  }
  const closed = (day: string) => ({ name: 'reflection-closed' as const, data: { day } })

  it('closes that day’s, once, and no other', () => {
    const once = applyReflectionClosed(open, closed('2026-03-12'))
    expect(once).toEqual({ ...open, isClosed: true })
    expect(applyReflectionClosed(once, closed('2026-03-12'))).toBe(once)
    expect(applyReflectionClosed(open, closed('2026-03-11'))).toBe(open)
  })
})
