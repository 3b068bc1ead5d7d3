import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ar } from '#domain/moderation/crisis/ar.ts'
import { en, enOnly } from '#domain/moderation/crisis/en.ts'
import { es } from '#domain/moderation/crisis/es.ts'
import { CRISIS_LEXICON_VERSION, findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import { fr } from '#domain/moderation/crisis/fr.ts'
import { locales } from '#messages/locales.ts'
import * as arabic from './sentences/ar.ts'
import * as english from './sentences/en.ts'
import * as spanish from './sentences/es.ts'
import * as french from './sentences/fr.ts'

const sentences = { en: english, es: spanish, fr: french, ar: arabic }

/** Ways in which people write the same thing. */
const disguises: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without accents and vowel signs': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'in the middle of other words': (text) => `Today was long. ${text} Then I had tea…`,
  'with stretched letters': (text) => text.replace(/(\p{L})(?=\P{L}|$)/gu, '$1$1$1$1'),
  'with full-width letters': (text) =>
    text.replace(/[a-z]/gi, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  'with what cannot be seen between letters': (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b'),
  'with tatweel': (text) => text.replace(/([بتسنيمل])(?=[\u0621-\u064a])/g, '$1ـ'),
  'with dashes for spaces': (text) => text.replaceAll(' ', ' - '),
  'with digits for letters': (text) =>
    text.replace(/[oiea]/g, (letter) => ({ o: '0', i: '1', e: '3', a: '4' })[letter]!),
}

describe.each(locales)('crisis wording in %s', (language) => {
  const { crisis, harmless } = sentences[language]
  it.each(Object.entries(disguises))('is found %s', (_, disguise) => {
    expect(crisis.filter((text) => !findsCrisis(disguise(text), language))).toEqual([])
  })

  it('is found whatever language the reader chose', () => {
    for (const locale of locales) {
      expect(crisis.filter((text) => !findsCrisis(text, locale))).toEqual([])
    }
  })

  it('is not found in grief, sport, figures of speech and bad days', () => {
    expect(harmless.filter((text) => findsCrisis(text, language))).toEqual([])
    expect(harmless.filter((text) => findsCrisis(text.toUpperCase(), language))).toEqual([])
  })
})

describe('crisis wording', () => {
  it('is found in 300 ways of writing and more', () => {
    const forms =
      Object.values(disguises).length * locales.flatMap((language) => sentences[language].crisis).length
    expect(forms).toBeGreaterThan(300)
  })

  it('is found letter by letter', () => {
    const spaced = (text: string, sign: string) => [...text.replaceAll(' ', '')].join(sign)
    expect(findsCrisis(spaced('kill myself', ' '), 'en')).toBe(true)
    expect(findsCrisis(`today I ${spaced('kill myself', ' ')}`, 'en')).toBe(true)
    expect(findsCrisis(spaced('suicide', '.'), 'en')).toBe(true)
    expect(findsCrisis(spaced('quiero morir', ' '), 'es')).toBe(true)
    expect(findsCrisis(spaced('انتحر', ' '), 'ar')).toBe(true)
    expect(findsCrisis('k1ll my s3lf', 'en')).toBe(true)
    expect(findsCrisis('killmyself', 'en')).toBe(true)
  })

  it('abbreviated counts where English is read; elsewhere kms are kilometres', () => {
    expect(findsCrisis('kms', 'en')).toBe(true)
    expect(findsCrisis('5 kms', 'es')).toBe(false)
  })

  it('is not found in nothing, in signs, or across the edges of other words', () => {
    for (const text of ['', ' ', '🙂', '!!!', '12345', 'skill myself', 'I want to diet'])
      expect(findsCrisis(text, 'en'), text).toBe(false)
  })

  it('is looked for in a page of text without end', () => {
    const page = `${'want to '.repeat(1_200)} sleep`
    expect(findsCrisis(page, 'en')).toBe(false)
    expect(findsCrisis(`${page} and I want to die`, 'en')).toBe(true)
  })
})

it('changed lists get a new version, so that a decision can be traced to its words', () => {
  const lists = JSON.stringify([en, enOnly, es, fr, ar])
  expect([CRISIS_LEXICON_VERSION, createHash('sha256').update(lists).digest('hex').slice(0, 16)]).toEqual([
    '2026-11-21.1',
    '26f00b169b5639cc',
  ])
})
