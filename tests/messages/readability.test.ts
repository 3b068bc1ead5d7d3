import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { content, grownUpsOnly, messages, readerOf, sentencesOf, wordsOf, type Reader } from './texts.ts'

/** The longest sentence and the highest school grade. Source: docs/voice.md. */
const limits: Readonly<Record<Reader, { words: number; grade: number }>> = {
  child: { words: 12, grade: 4 },
  teen: { words: 25, grade: 7 },
  adult: { words: 25, grade: 8 },
}
/** Grades of fewer words say nothing: one long word is the whole grade. */
const ENOUGH_WORDS = 20

const disclaimer = 'The disclaimer: “medical advice” and “emergency service” are the terms the law uses.'
/** Texts that may be harder, and why. */
const harder: Readonly<Record<string, string>> = {
  'pages.crisis.foot': disclaimer,
  'pages.landing.foot.disclaimer': disclaimer,
  'notifications.mail.foot': disclaimer,
  'content.trivia.elder.39.question':
    'It asks about a model by its name: “selection, optimization, compensation”.',
}

/** The specification gives these to the letter, so they are not measured. Source: docs/rules/trivia.md S-002-2.2. */
const toTheLetter = new Set(['triviaDesk.generation.schedule', 'account.auth.private_browsing'])

const texts = [...messages, ...content].filter(({ key }) => !toTheLetter.has(key))
/** Labels are no sentences: they would make every group look easy. */
const isSentence = (sentence: string) => /[.!?…][”"’)]?$/.test(sentence)
const gradeOf = (sentences: readonly string[]) => {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}
const round = (grade: number) => Math.round(grade * 10) / 10

describe('who a text is for', () => {
  it.each([
    ['journal.form.first_child', 'child'],
    ['guardians.code.child_intro', 'child'],
    ['care.trust_child_2', 'child'],
    ['content.coach.child.thoughts.0', 'child'],
    ['content.prompts.teen_song', 'teen'],
    ['onboarding.error.guardian_child_here', 'adult'],
    ['guardians.childs_device', 'adult'],
    ['content.coach.elder.nudges.1', 'adult'],
    // No age: whoever shares a screen or a shelf with children is written for as they are.
    ['account.auth.username_hint', 'child'],
    ['guardians.code.why_text', 'child'],
    ['content.trivia.child.0.question', 'child'],
    ['content.trivia.to_review.0.child.question', 'child'],
    ['content.trivia.elder.0.question', 'adult'],
    ['content.store.logbook.all', 'child'],
    ['content.rooms.0.child.0', 'child'],
    ['content.suggestions.square', 'teen'],
    ['ordersDesk.none', 'adult'],
    ['notifications.mail.guardian_yes.body', 'adult'],
  ])('%s: %s', (key, reader) => {
    expect(readerOf(key)).toBe(reader)
  })

  it('names no place of grown-ups that is not there', () => {
    const idle = Object.keys(grownUpsOnly).filter((place) => !texts.some(({ key }) => key.startsWith(place)))
    expect(idle).toEqual([])
  })

  it('has texts for everyone', () => {
    const readers = new Set(texts.map(({ key }) => readerOf(key)))
    expect(readers).toEqual(new Set(['child', 'teen', 'adult']))
  })
})

describe('English texts', () => {
  it('keep their sentences short', () => {
    const long = texts.flatMap(({ key, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length > limits[readerOf(key)].words)
        .map((sentence) => `${key} (${wordsOf(sentence).length} words): ${sentence}`),
    )
    expect(long).toEqual([])
  })

  it('read easily, one by one', () => {
    const hard = texts.flatMap(({ key, text }) => {
      const sentences = sentencesOf(text)
      if (key in harder || sentences.flatMap(wordsOf).length < ENOUGH_WORDS) return []
      const grade = gradeOf(sentences)
      return grade > limits[readerOf(key)].grade ? [`${key} (grade ${round(grade)}): ${text}`] : []
    })
    expect(hard).toEqual([])
  })

  it('read easily, all of a feature for one reader', () => {
    const groups = new Map<string, { reader: Reader; sentences: string[] }>()
    for (const { key, text } of texts) {
      const reader = readerOf(key)
      const name = `${key
        .split('.')
        .slice(0, key.startsWith('content.') ? 2 : 1)
        .join('.')} for ${reader}`
      const group = groups.get(name) ?? { reader, sentences: [] }
      group.sentences.push(...sentencesOf(text).filter(isSentence))
      groups.set(name, group)
    }
    const hard = [...groups].flatMap(([name, { reader, sentences }]) =>
      sentences.flatMap(wordsOf).length >= ENOUGH_WORDS && gradeOf(sentences) > limits[reader].grade
        ? [`${name}: grade ${round(gradeOf(sentences))}`]
        : [],
    )
    expect(hard).toEqual([])
  })

  it('that may be harder are harder', () => {
    const easy = Object.keys(harder).filter((key) => {
      const found = texts.find((text) => text.key === key)
      return !found || gradeOf(sentencesOf(found.text)) <= limits[readerOf(key)].grade
    })
    expect(easy).toEqual([])
  })
})
