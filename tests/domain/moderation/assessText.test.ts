import { describe, expect, it } from 'vitest'
import { assessText } from '#domain/moderation/assessText.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import { locales } from '#messages/locales.ts'
import { hostileTexts } from '#tests/kit/hostileTexts.ts'
import * as arabic from './sentences/ar.ts'
import * as english from './sentences/en.ts'
import * as spanish from './sentences/es.ts'
import * as french from './sentences/fr.ts'

const sentences = { en: english, es: spanish, fr: french, ar: arabic }
const context = { locale: 'en', ageGroup: 'teen' } as const
const levelOf = (text: string) => assessText(text, context).risk.level

describe('an assessment', () => {
  it('says all there is to say of a quiet text', () => {
    const text = 'Soup for lunch, then a walk with the dog.'
    expect(assessText(text, context)).toEqual({
      risk: { level: 'none', harmAtHome: false, reasons: [] },
      profanity: { severity: 'none', sanitizedText: text },
      personal: [],
    })
  })

  it('calls a threat by the writer severe, and not one that the writer tells of', () => {
    const severityOf = (text: string) => assessText(text, context).profanity.severity
    expect(severityOf('tomorrow im bringing grandpas knife to school and Mason will bleed')).toBe('severe')
    expect(severityOf('Mason says tomorrow he brings a knife to school and i will bleed')).toBe('none')
  })

  it('names reasons by ids, never by words of the text', () => {
    const { risk } = assessText('I am going to kill myself tonight', context)
    expect(risk.level).toBe('urgent')
    expect(risk.reasons.length).toBeGreaterThan(0)
    for (const reason of risk.reasons)
      expect(reason).toMatch(/^(model|crisis_words|(en|es|fr|ar)\.\w+\.\d+)$/)
  })

  it('is the same for the same text', () => {
    const text = 'They said goodbye and left the keys. Call me at 555-0134!'
    expect(assessText(text, context)).toEqual(assessText(text, context))
  })

  it.each(['', ' ', '\n\n', '🙂', '\0', '....', 'ـــ'])('takes %j for nothing', (text) => {
    expect(levelOf(text)).toBe('none')
  })
})

describe.each(locales)('crisis wording in %s', (locale) => {
  const { crisis } = sentences[locale]
  it('is never less than a concern', () => {
    const less = crisis.filter(
      (text) => !isAtLeast(assessText(text, { locale, ageGroup: 'teen' }).risk.level, 'concern'),
    )
    expect(less).toEqual([])
  })
})

const urgent = [
  'I am going to kill myself tonight',
  'my dad is hitting mum right now and im under the bed',
  'esta noche me voy a matar',
  'mi papá le está pegando a mi mamá y yo estoy debajo de la cama',
  'je vais me tuer ce soir',
  'سأقتل نفسي الليلة',
]
/** What must never lower a level. */
const disguises: Record<string, (text: string) => string> = {
  'in capitals': (text) => text.toUpperCase(),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'with wide spaces': (text) => text.replaceAll(' ', '   '),
  'after a quiet sentence': (text) => `We had soup for lunch. ${text}`,
  'before a quiet sentence': (text) => `${text}. We had soup for lunch.`,
  'in the middle of a long entry': (text) =>
    `${'We had soup for lunch and the sun was out. '.repeat(20)}${text}. ${'Then we played cards until dinner. '.repeat(20)}`,
}
describe.each(Object.entries(disguises))('a text %s', (_, disguise) => {
  it.each(urgent)('keeps its level: %s', (text) => {
    const before = levelOf(text)
    expect(isAtLeast(before, 'concern')).toBe(true)
    expect(isAtLeast(levelOf(disguise(text)), before)).toBe(true)
  })
})

describe('any text', () => {
  it('is read: 20,000 of random letters', () => {
    const letters = [...'abc déñ çÀإأءةىي٣٥ .,!?\n\0\u200d👋🏽ß\ud800"<>{}']
    let state = 1
    const random = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state % below
    }
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: random(40) }, () => letters[random(letters.length)]).join('')
      const { personal, profanity } = assessText(text, context)
      expect(profanity.sanitizedText.length).toBeLessThanOrEqual(text.length * 2)
      for (const { start, end } of personal)
        expect(start >= 0 && start < end && end <= text.length).toBe(true)
    }
  })

  it.each(Object.entries(hostileTexts))('is read when it is long: %s', (_, make) => {
    expect(() => assessText(make(100_000), context)).not.toThrow()
  })
})
