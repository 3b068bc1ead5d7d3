import type { Locale } from '../../../messages/locales.ts'
import type { AgeGroup } from '../../account/ageGroup.ts'
import type { RiskAssessment, RiskLevel } from '../assessment.ts'
import { higherRisk, isAtLeast } from '../compareRisk.ts'
import { findsCrisis } from '../crisis/findsCrisis.ts'
import { HOME_AT, softmax } from './classifier.ts'
import { withKinds } from './kinds.ts'
import { levelOf } from './levels.ts'
import { matchRules } from './matchRules.ts'
import { kindWeights, rules, weights } from './modelFiles.ts'
import { readSentences, rowsOf, spansOf, type Sentence } from './spans.ts'

/** Whose text is read: a page's language, and the writer's age group. */
export type TextContext = { locale: Locale; ageGroup: AgeGroup }

/** Groups of rules that speak of harm in the writer's household. */
const homeGroups: ReadonlySet<string> = new Set(['home', 'hide', 'secret', 'partner', 'elder'])
/** A rule decides alone unless the model is this sure that the text is harmless. */
const HARMLESS_MIN = 0.9

/**
 * What counts against danger in a row of sentences: how often it could have been put together by chance, which grows
 * with its sentences, and how little it says, which a tag of one word does. Chosen on the tune part of the corpus.
 */
const doubt = { perSentence: 0.6, perMissingWord: 1, enoughWords: 4 }

/** What is added to the sum of 'none' for a row of sentences. A longer text has more rows, each with the same doubt. */
const doubtOf = (sentences: number, words: number): number =>
  doubt.perSentence * Math.log(sentences) + doubt.perMissingWord * Math.max(0, doubt.enoughWords - words)

/** A text read once for all models: its sentences, and what the model of kinds adds up for every row of them. */
export type ReadText = { sentences: readonly Sentence[]; kinds: readonly Float64Array[] }

/** Reads a text for the models. */
export function readText(text: string, { ageGroup }: TextContext): ReadText {
  const sentences = readSentences(text)
  return { sentences, kinds: spansOf(sentences, { weights: kindWeights(), ageGroup }) }
}

/**
 * How near the danger is that a text speaks of: the highest of its spans of sentences. Rules name what is said clearly,
 * two linear models read the rest, and the lists of crisis wording never give less than concern. `read`: the text,
 * where it was read already.
 */
export function assessRisk(
  text: string,
  { locale, ageGroup }: TextContext,
  { sentences, kinds }: ReadText = readText(text, { locale, ageGroup }),
): RiskAssessment {
  const spans = spansOf(sentences, { weights: weights(), ageGroup })
  const reasons = new Set<string>()
  let level: RiskLevel = 'none'
  let isHarmless = true
  const words = sentences.map(({ features }) => features.word.length)
  for (const [at, [from, to]] of rowsOf(words).entries()) {
    const sums = withKinds(spans[at]!, kinds[at]!)
    sums[0]! += doubtOf(
      to - from,
      words.slice(from, to).reduce((sum, more) => sum + more, 0),
    )
    const shares = softmax(sums)
    if (shares[0]! < HARMLESS_MIN) isHarmless = false
    const byModel = levelOf(shares)
    if (byModel !== 'none') reasons.add('model')
    level = higherRisk(level, byModel)
  }
  const hits = isHarmless ? [] : matchRules(rules(), sentences.map(({ plain }) => plain).join(' '))
  for (const { id } of hits) reasons.add(id)
  if (hits.length > 0) level = 'urgent'
  if (findsCrisis(text, locale)) {
    reasons.add('crisis_words')
    level = higherRisk(level, 'concern')
  }
  const isAtHome = hits.some(({ group }) => homeGroups.has(group)) || spans.some((sums) => sums[HOME_AT]! > 0)
  return { level, harmAtHome: isAtHome && isAtLeast(level, 'concern'), reasons: [...reasons] }
}
