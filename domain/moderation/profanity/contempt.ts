import type { AgeGroup } from '../../account/ageGroup.ts'
import type { ProfanitySeverity } from '../assessment.ts'
import type { Weights } from '../risk/classifier.ts'
import { spansOf, type Sentence } from '../risk/spans.ts'

/** Outputs of the model of contempt: offensive or worse, and severe. */
export const PROFANITY_OUTPUTS = 2

/**
 * Least probabilities at which the model's answer counts: of contempt at all, and then of its hardest kind. Chosen on
 * the tune part of the corpus, and so that no message of the demo rooms is held. Source: docs/safety-model.md.
 */
export const contemptThresholds = { offensive: 0.75, severe: 0.5 }

/** Probabilities that a text is offensive or worse, and that it is severe: the highest of its rows of sentences. */
export function contemptOf(
  sentences: readonly Sentence[],
  { weights, ageGroup }: { weights: Weights; ageGroup: AgeGroup },
): { offensive: number; severe: number } {
  const spans = spansOf(sentences, { weights, ageGroup })
  const highest = (output: number) =>
    spans.reduce((most, sums) => Math.max(most, 1 / (1 + Math.exp(-sums[output]!))), 0)
  return { offensive: highest(0), severe: highest(1) }
}

/**
 * How hard a text hits its reader by the model alone: contempt that is said in ordinary words, which no list has.
 */
export function readContempt(
  sentences: readonly Sentence[],
  reader: { weights: Weights; ageGroup: AgeGroup },
): ProfanitySeverity {
  const { offensive, severe } = contemptOf(sentences, reader)
  if (Math.max(offensive, severe) < contemptThresholds.offensive) return 'none'
  return severe >= contemptThresholds.severe ? 'severe' : 'offensive'
}
