import { isAdult, type AgeGroup } from '../account/ageGroup.ts'
import { findsCrisis } from '../moderation/crisis/findsCrisis.ts'
import { normalizeText } from '../moderation/normalizeText.ts'
import type { Locale } from '../../messages/locales.ts'
import type { DraftQuestion, dropReasons } from './generation.ts'
import { readingGrade } from './readingGrade.ts'

/** The highest school grade of an English question. Source: docs/rules/trivia.md generation. */
const GRADE_MAX: Readonly<Record<AgeGroup, number>> = { child: 4, teen: 7, adult: 9, elder: 9 }
const LENGTHS = { prompt: [10, 200], option: [1, 120], explanation: [10, 400] } as const
const OPTIONS = 4
/** Questions that share this part of their words are the same one. */
const ALIKE = 0.8
const ARABIC = /[\u0600-\u06ff]/
/** Options that leave two right ones, in all languages. */
const MANY_RIGHT =
  /\b(?:all|none|both|any) of (?:the|these|them)\b|\b(?:todas|ninguna) (?:las|de las)\b|\b(?:toutes|aucune) (?:les|de ces)\b|(?:كل|جميع) ما سبق|لا شيء مما سبق/i

/** Whom a question is for, and the questions the bank has already. */
export type CheckedFor = { ageGroup: AgeGroup; locale: Locale; known: readonly string[] }
/** A question that passed, or why it did not. `isSensitive`: it speaks of danger, and adults may be asked it. */
export type CheckedDraft =
  { isKept: true; isSensitive: boolean } | { isKept: false; reason: (typeof dropReasons)[number] }

/** Checks a question a model wrote. Source: docs/rules/trivia.md generation. */
export function checkDraft(draft: DraftQuestion, { ageGroup, locale, known }: CheckedFor): CheckedDraft {
  const drop = (reason: (typeof dropReasons)[number]): CheckedDraft => ({ isKept: false, reason })
  const { prompt, options, correct, explanation } = draft
  const different = new Set(options.map((text) => normalizeText(text)))
  if (options.length !== OPTIONS || different.size !== OPTIONS) return drop('options')
  if (!options.includes(correct) || options.some((text) => MANY_RIGHT.test(text))) return drop('right')
  const isLong =
    !fits(prompt, LENGTHS.prompt) ||
    !fits(explanation, LENGTHS.explanation) ||
    !options.every((text) => fits(text, LENGTHS.option))
  if (isLong) return drop('length')
  const whole = [prompt, ...options, explanation].join('. ')
  if (ARABIC.test(whole) !== (locale === 'ar')) return drop('language')
  if (locale === 'en' && readingGrade([prompt, explanation].join(' ')) > GRADE_MAX[ageGroup])
    return drop('grade')
  if (known.some((other) => isAlike(prompt, other))) return drop('duplicate')
  const isSensitive = findsCrisis(whole, locale)
  return isSensitive && !isAdult(ageGroup) ? drop('danger') : { isKept: true, isSensitive }
}

const fits = (text: string, [min, max]: readonly [number, number]): boolean =>
  text.trim().length >= min && text.length <= max

function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= ALIKE * Math.max(words.size, others.size)
}

const wordsOf = (text: string): Set<string> => new Set(normalizeText(text).split(' ').filter(Boolean))
